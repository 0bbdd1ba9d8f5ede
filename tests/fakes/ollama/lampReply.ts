import { createHash } from 'node:crypto';
import { resolveRef, type JsonSchema } from './checkFormat';
import { matchesSchema } from './matchesSchema';
import type { ChatBody } from './ServerState';

interface Step {
  id: string;
  command: object;
  duration: number | null;
}

interface LampProgram {
  name: string;
  steps: Step[];
  loop?: { count: number; start_step: string; end_step: string };
  on_complete?: { command: object };
}

const pattern = (name: string, params: object) => ({ type: 'pattern', name, params });
const off = { command: { type: 'off' } };

const programs: LampProgram[] = [
  {
    name: 'Campfire',
    steps: [
      {
        id: 'fire',
        command: pattern('fire', { color: 'orangered', color2: 'gold', speed: 1200 }),
        duration: null,
      },
    ],
  },
  {
    name: 'Distant storm',
    steps: [
      { id: 'dark', command: pattern('breathing', { color: '#1A1A3A', speed: 4000 }), duration: 5000 },
      { id: 'flash', command: pattern('pulse', { color: 'lavender', speed: 900 }), duration: 1000 },
      {
        id: 'rain',
        command: pattern('rain', { color: '#68C', bgColor: '#050510', speed: 1500, density: 0.3 }),
        duration: 8000,
      },
    ],
    loop: { count: 0, start_step: 'dark', end_step: 'rain' },
  },
  {
    name: 'Slow sunrise',
    steps: [
      { id: 'night', command: pattern('solid', { color: '#100008' }), duration: 60_000 },
      { id: 'dawn', command: pattern('gradient', { color: 'orange', color2: 'indigo' }), duration: 120_000 },
      { id: 'day', command: pattern('solid', { color: 'ivory' }), duration: null },
    ],
  },
  {
    name: 'Calm lake',
    steps: [
      {
        id: 'water',
        command: pattern('wave', { color: 'teal', color2: 'navy', speed: 6000 }),
        duration: 20_000,
      },
      {
        id: 'stars',
        command: pattern('sparkle', { color: 'white', bgColor: 'navy', speed: 900, density: 0.08 }),
        duration: 20_000,
      },
    ],
    loop: { count: 10, start_step: 'water', end_step: 'stars' },
    on_complete: off,
  },
  {
    name: 'Northern lights',
    steps: [
      {
        id: 'sky',
        command: pattern('aurora', { color: 'lime', color2: 'violet', speed: 9000 }),
        duration: null,
      },
    ],
  },
  {
    name: 'Little party',
    steps: [
      { id: 'rainbow', command: pattern('rainbow', { speed: 2500 }), duration: 6000 },
      {
        id: 'comet',
        command: pattern('comet', { color: 'hotpink', bgColor: '#102', speed: 1800 }),
        duration: 6000,
      },
    ],
    loop: { count: 0, start_step: 'rainbow', end_step: 'comet' },
    on_complete: off,
  },
];

/**
 * A plausible lamp program for any wish that the request's schema allows; the same words give the same program. If the
 * schema lets a step be the bare id of a current one, the reply is a change by reference: it keeps all ids but one,
 * whose step is written in full.
 */
export function lampReply(chat: ChatBody): string {
  const wish = chat.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const hash = createHash('sha256').update(wish).digest().readUInt32BE();
  const format = typeof chat.format === 'object' && chat.format !== null ? chat.format : {};
  const ids = currentIds(format as JsonSchema);
  const replies = programs.flatMap((program) => {
    const reply = ids ? editReply(program, ids, hash) : { program, note: `${program.name}, as you wished.` };
    return [reply, { program: reply.program }];
  });
  const withNotes = replies.filter((reply) => 'note' in reply);
  const allowed = [withNotes, replies].map((list) => list.filter((reply) => matchesSchema(reply, format)));
  const choice = allowed.find((list) => list.length > 0) ?? withNotes;
  return JSON.stringify(choice[hash % choice.length]);
}

function editReply({ name, steps: [step] }: LampProgram, ids: readonly string[], hash: number) {
  const place = hash % ids.length;
  const steps = ids.map((id, index) => (index === place ? { ...step, id, duration: 5000 } : id));
  return { program: { name, steps }, note: `Only ${ids[place]} is new.` };
}

/** The step ids that the schema lists: the first enum of strings among the choices for an array's items. */
function currentIds(root: JsonSchema): string[] | undefined {
  const seen = new Set<unknown>();
  const search = (node: unknown): string[] | undefined => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return undefined;
    seen.add(node);
    const { items } = node as JsonSchema;
    for (const choice of items?.anyOf ?? items?.oneOf ?? []) {
      const schema = choice.$ref === undefined ? choice : resolveRef(root, choice.$ref);
      const ids = schema?.enum?.filter((id) => typeof id === 'string');
      if (ids && ids.length > 0) return ids;
    }
    for (const child of Object.values(node)) {
      const found = search(child);
      if (found) return found;
    }
    return undefined;
  };
  return search(root);
}
