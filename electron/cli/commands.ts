import { join } from 'node:path';
import type { ListedCommand } from './CliCommand';

/** The built command is in the same folder as the benchmark and the lamp's process. */
const folder = import.meta.dirname;

/** Every command of `lamp`, in the order help lists them. Each is loaded only when it is called. */
export const commands: readonly ListedCommand[] = [
  {
    name: 'validate',
    usage: 'FILE | --ndjson',
    summary: 'repair and check a program, or a model’s reply as text',
    load: async () => (await import('./validate')).validate,
  },
  {
    name: 'summarize',
    usage: 'FILE | --ndjson',
    summary: 'the one-line summary of a program',
    load: async () => (await import('./summarize')).summarize,
  },
  {
    name: 'frames',
    usage: 'FILE --at MS[,MS…] | FILE --fps N --seconds S',
    summary: 'the frames of a program as RGB bytes',
    load: async () => (await import('./frames')).frames,
  },
  {
    name: 'edit',
    usage: 'FILE "WISH" | --ndjson',
    summary: 'an instant edit: “slower”, “make it blue”',
    load: async () => (await import('./edit')).edit,
  },
  {
    name: 'intent',
    usage: '"WISH" | --ndjson',
    summary: 'what a wish means: something new, a change, going back …',
    load: async () => (await import('./intent')).intent,
  },
  {
    name: 'compose',
    usage: '"WISH" [--current FILE] [--engine auto|ollama|builtin] | --ndjson',
    summary: 'a program from words',
    load: async () => (await import('./compose')).compose,
  },
  {
    name: 'context',
    usage: 'FILE [--num-ctx 4096]',
    summary: 'what is sent to the model for a wish',
    load: async () => (await import('./context')).context,
  },
  {
    name: 'ports',
    usage: '',
    summary: 'the serial ports, with what is known about each',
    load: async () => (await import('./ports')).ports,
  },
  {
    name: 'play',
    usage: 'FILE [--port PATH] [--seconds S] [--keep]',
    summary: 'play a program on the lamp',
    load: async () => (await import('./play')).play,
  },
  {
    name: 'set',
    usage: '[--port PATH] brightness N | limit MA | off | keep | forget',
    summary: 'set the lamp',
    load: async () => (await import('./set')).set,
  },
  {
    name: 'export',
    usage: 'FILE --gif OUT | FILE --png OUT',
    summary: 'the animation as a picture',
    load: async () => (await import('./exportPicture')).exportPicture,
  },
  {
    name: 'library',
    usage: 'list | show | save | import | …',
    summary: 'saved programs',
    load: async () => (await import('./library')).library,
  },
  {
    name: 'conversation',
    usage: 'list | show | context | export | …',
    summary: 'conversations',
    load: async () => (await import('./conversation')).conversation,
  },
  {
    name: 'model',
    usage: 'status | get | pull [NAME] | create | warm | use NAME',
    summary: 'the model in Ollama',
    load: async () => (await import('./model')).model,
  },
  {
    name: 'serve',
    usage: '[--port N] [--no-open]',
    summary: 'the window in a browser on this machine',
    load: async () => (await import('./serve')).serveBuilt(folder),
  },
  {
    name: 'doctor',
    usage: '',
    summary: 'checks Ollama, the model, memory, ports and permissions',
    load: async () => (await import('./doctor')).doctor,
  },
  {
    name: 'bench',
    usage: '[--only GROUP[,GROUP…]] [--json]',
    summary: 'the benchmark table',
    load: async () => (await import('./benchCommand')).benchCommand(join(folder, 'bench.js')),
  },
];
