import { routes } from '#shared/api/contract';
import { formatProgram } from '#shared/program/formatProgram';
import { FakeOllama } from '../fakes/ollama/FakeOllama';
import replies from '../fixtures/engine/replies.json';
import { msText, quantile } from './amounts';
import { BuiltApp } from './BuiltApp';
import type { Figure } from './Figure';

/** The speed of gemma3:4b on a good laptop's CPU. */
const speed = { tokensPerSecond: 10, readTokensPerSecond: 100 };
const edits = 20;

/** “Slower” in the built app, from the wish until its program is logged and showing: as an instant edit, and by the model. */
export async function* editBench(): AsyncGenerator<Figure> {
  const ollama = await FakeOllama.start(speed);
  const app = await BuiltApp.start({ OLLAMA_HOST: ollama.url });
  try {
    await app.chooseModel('gemma3:4b');
    ollama.queueReplies({ text: replies[0]?.text ?? '', tokensPerSecond: Infinity });
    await app.wish(replies[0]?.wish ?? '');
    const times: number[] = [];
    for (let edit = 0; edit < edits; edit++)
      times.push((await app.wish(edit % 2 === 0 ? 'slower' : 'faster')).ms);
    const { entry } = await app.wish('slower');
    if (entry.type !== 'edit') throw new Error('“Slower” was not an instant edit.');
    const atOnce = quantile(times, 0.5);
    // The model gets the same wish for the same program, and writes what the edit made.
    await app.wish('faster');
    await app.client.call(routes.settings.change, { changes: { hasInstantEdits: false } });
    ollama.queueReplies(formatProgram(entry.program));
    const model = await app.wish('slower');
    if (model.entry.type !== 'reply') throw new Error('“Slower” was not answered by the model.');
    yield {
      what: '“slower” at once, in the app (median)',
      measured: msText(atOnce),
      against: '“slower” by the model',
      baseline: msText(model.ms),
      ratio: atOnce / model.ms,
      atMost: 0.02,
      note: `nine in ten by ${msText(quantile(times, 0.9))}; the model writes ${speed.tokensPerSecond} tokens a second and reads ${speed.readTokensPerSecond}`,
    };
  } finally {
    await app.end();
    await ollama.stop();
  }
}
