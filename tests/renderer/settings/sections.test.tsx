import { describe, expect, it } from 'vitest';
import type { States } from '#shared/api/contract';
import { defaultSettings, type Settings } from '#shared/api/settingsSchema';
import { AppearanceSection } from '../../../renderer/settings/AppearanceSection';
import { DataSection } from '../../../renderer/settings/DataSection';
import { EngineSection } from '../../../renderer/settings/EngineSection';
import { KeyboardSection } from '../../../renderer/settings/KeyboardSection';
import { LampSection } from '../../../renderer/settings/LampSection';
import { SafetySection } from '../../../renderer/settings/SafetySection';
import { WishesSection } from '../../../renderer/settings/WishesSection';
import { words } from '../../../renderer/words/words';
import { renderPart } from '../renderPart';
import { unlabelledControls } from '../unlabelledControls';
import { sampleStates } from '../sampleStates';

const withSettings = (changes: Partial<Settings>): States =>
  sampleStates({ settings: { ...defaultSettings, ...changes } });

/** A sentence with plain spaces, as read from the page. */
const plain = (text: string) => text.replace(/\s+/gu, ' ');

describe('the settings', () => {
  it('give every control a name', () => {
    const states = withSettings({ standingWishes: ['calm'] });
    const sections = [
      <EngineSection key="engine" />,
      <LampSection key="lamp" onSafety={() => {}} />,
      <SafetySection key="safety" />,
      <AppearanceSection key="appearance" />,
      <KeyboardSection key="keyboard" />,
      <WishesSection key="wishes" />,
      <DataSection key="data" />,
    ];
    for (const section of sections)
      expect(unlabelledControls(renderPart(section, states).element)).toEqual([]);
  });

  it('show Ollama’s actual address when the environment overrides the setting', () => {
    const states = sampleStates();
    const elsewhere = { ...states, engine: { ...states.engine, host: 'http://10.0.0.2:11434' } };
    expect(renderPart(<EngineSection />, elsewhere).text).toContain('In use: http://10.0.0.2:11434');
    expect(renderPart(<EngineSection />, states).text).not.toContain('In use');
  });

  it('show Ollama’s version, or what is wrong and what to do', () => {
    const { engine, ...others } = sampleStates();
    const textWith = (ollama: States['engine']['ollama']) =>
      renderPart(<EngineSection />, { ...others, engine: { ...engine, ollama } }).text;
    expect(textWith({ phase: 'up', version: '0.12.3', models: [], lampModel: 'missing' })).toContain(
      'Ollama 0.12.3 answers.',
    );
    expect(textWith({ phase: 'down', code: 'OLLAMA_DOWN', message: 'Start Ollama.' })).toContain(
      'Start Ollama.',
    );
  });

  it('offer the base of the lamp model only when the lamp model answers', () => {
    const { base } = words.settings.engine;
    expect(renderPart(<EngineSection />, withSettings({ engineModel: null })).text).toContain(base);
    expect(renderPart(<EngineSection />, withSettings({ engineModel: 'llama3' })).text).not.toContain(base);
  });

  it('warn when wishes to a model would leave this computer', () => {
    const { engine, ...others } = sampleStates();
    const answering = { kind: 'model', name: 'big:cloud', warning: 'Your words go elsewhere.' } as const;
    const { text } = renderPart(<EngineSection />, { ...others, engine: { ...engine, answering } });
    expect(text).toContain('Your words go elsewhere.');
  });

  it('warn of seizures while flashes are not softened, and only then', () => {
    const { flashesOff } = words.settings.safety;
    expect(renderPart(<SafetySection />, withSettings({ limitsFlashes: false })).text).toContain(flashesOff);
    expect(renderPart(<SafetySection />, withSettings({ limitsFlashes: true })).text).not.toContain(
      flashesOff,
    );
  });

  it('say that the current is limited until the owner has said what powers the lamp', () => {
    const { lamp, ...others } = sampleStates();
    const textWith = (isPowerKnown: boolean) =>
      renderPart(<SafetySection />, {
        ...others,
        lamp: { ...lamp, isPowerKnown, guards: { brightness: 255, budgetMa: 450 } },
      }).text;
    expect(textWith(false)).toContain(plain(words.settings.safety.powerUnknown(450)));
    expect(textWith(true)).not.toContain(plain(words.settings.safety.powerUnknown(450)));
  });

  it('accept up to ten lasting wishes, and say when the list is full', () => {
    const many = Array.from({ length: 10 }, (_, at) => `wish ${at}`);
    const full = renderPart(<WishesSection />, withSettings({ standingWishes: many })).text;
    expect(full).toContain(words.settings.wishes.full(10));
    expect(full).not.toContain(words.settings.wishes.new);
    const nine = renderPart(<WishesSection />, withSettings({ standingWishes: many.slice(1) })).text;
    expect(nine).toContain(words.settings.wishes.new);
  });

  it('show the data folder and the version', () => {
    const { text } = renderPart(<DataSection />, sampleStates());
    expect(text).toContain('data');
    expect(text).toContain('1.2.3');
  });
});
