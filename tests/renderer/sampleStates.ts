import type { ApiEvent, States } from '#shared/api/contract';
import { defaultSettings } from '#shared/api/settingsSchema';
import { stampEntries, type Entry, type EntryDraft } from '#shared/conversation/Entry';
import { defaultLayout } from '#shared/lamp/Layout';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';

/** A program of one colour; with a `durationMs` of `null` it does not end. */
export function programOf(name: string, color = '#FF8800', durationMs: number | null = 1000): Program {
  const command = { type: 'pattern', name: 'solid', params: { color } };
  const parsed = parseProgram({ program: { name, steps: [{ id: 'glow', command, duration: durationMs }] } });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

/** A log with these entries, numbered from 1. */
export function logOf(...drafts: EntryDraft[]): Entry[] {
  return stampEntries([], drafts, 1000);
}

/** The states of an app at its first start, with the given areas replaced. */
export function sampleStates(some: Partial<States> = {}): States {
  return {
    app: { version: '1.2.3', host: 'browser', platform: 'linux', dataFolder: 'data' },
    conversation: { id: 'c1', createdAt: 1, entries: [] },
    conversations: [],
    engine: {
      answering: {
        kind: 'composer',
        because: { code: 'OLLAMA_MISSING', message: 'Ollama is not installed.' },
      },
      host: 'http://127.0.0.1:11434',
      ollama: { phase: 'looking' },
      setup: { phase: 'idle' },
      isWarming: false,
      tokensPerSecond: null,
    },
    lamp: {
      state: {
        phase: 'ready',
        lamp: { kind: 'virtual', name: 'Virtual lamp', path: 'virtual', canKeep: true },
      },
      chosen: null,
      ports: [],
      offered: [],
      layout: defaultLayout,
      guards: { brightness: 255, budgetMa: 100_000 },
      isPowerKnown: true,
      report: null,
    },
    library: [],
    notices: [],
    settings: defaultSettings,
    stage: {
      source: { type: 'welcome' },
      program: programOf('Welcome'),
      softened: [],
      isAllowedToFlash: false,
      light: { phase: 'playing', startedMs: 10_000 },
      sleepAt: null,
    },
    wish: { phase: 'idle' },
    ...some,
  };
}

/** The events that a new subscriber gets. Every object is a copy, as if it came over a wire. */
export function stateEventsOf(states: States): ApiEvent[] {
  return Object.entries(structuredClone(states)).map(([area, state]) => ({ area, state }) as ApiEvent);
}
