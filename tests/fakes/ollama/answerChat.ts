import { checkFormat } from './checkFormat';
import type { HttpExchange } from './HttpExchange';
import { isFault, type ChatFault, type StartFault } from './faults';
import { fitPrompt } from './fitPrompt';
import type { ChatMessage } from './gemmaPrompt';
import { keepAliveMs, type Runner } from './ModelRunners';
import type { StoredModel } from './ModelStore';
import { nowMs, pause } from './pause';
import { readBody } from './readBody';
import { readPrompt } from './readPrompt';
import type { ChatBody, ScriptedReply, ServerState } from './ServerState';
import { writeReply } from './writeReply';

/** Answers `POST /api/chat`: validates, waits for its turn, loads the model, reads the prompt, writes the reply. */
export async function answerChat(exchange: HttpExchange, state: ServerState, text: string): Promise<void> {
  const body = readBody<ChatBody>(exchange, text);
  if (!body) return;
  if (body.messages !== undefined && !Array.isArray(body.messages)) {
    return exchange.json(400, {
      error: 'json: cannot unmarshal into Go struct field ChatRequest.messages of type []api.Message',
    });
  }
  const chat: ChatBody = { ...body, model: body.model ?? '', messages: body.messages ?? [] };
  state.chats.push(chat);
  if (!chat.model) return exchange.json(400, { error: 'model is required' });
  const model = state.models.find(chat.model);
  if (!model) return exchange.json(404, { error: `model '${chat.model}' not found` });
  const options = { ...model.parameters, ...chat.options };
  if (chat.messages.length === 0) return answerLoad(exchange, state, chat, model, options);
  if (chat.tools && chat.tools.length > 0) {
    return exchange.json(400, { error: `registry.ollama.ai/library/${model.name} does not support tools` });
  }
  const work = { ...chat, messages: withSystem(model, chat.messages) };
  await state.chatQueue.run(exchange.signal, () => answerMessages(exchange, state, work, model, options));
}

async function answerLoad(
  exchange: HttpExchange,
  state: ServerState,
  chat: ChatBody,
  model: StoredModel,
  options: Record<string, unknown>,
): Promise<void> {
  const isUnload = keepAliveMs(chat.keep_alive) === 0;
  const answer = (reason: string) =>
    exchange.json(200, {
      model: chat.model,
      created_at: new Date().toISOString(),
      message: { role: 'assistant', content: '' },
      done_reason: reason,
      done: true,
    });
  if (isUnload) {
    state.runners.unload(model);
    return answer('unload');
  }
  const load = async () => {
    const runner = await loaded(exchange, state, model, options, state.faults.take('start'));
    if (!runner) return;
    runner.expiresMs = nowMs() + keepAliveMs(chat.keep_alive);
    answer('load');
  };
  // If the model is loaded, a load request is answered even while it writes another reply.
  return state.runners.isReady(model, options) ? load() : state.chatQueue.run(exchange.signal, load);
}

async function answerMessages(
  exchange: HttpExchange,
  state: ServerState,
  chat: ChatBody,
  model: StoredModel,
  options: Record<string, unknown>,
): Promise<void> {
  // A warm-up needs no reply: a queued one is left for the next real chat.
  const isWarmUp = options['num_predict'] === 1;
  const scripted = isWarmUp ? undefined : faultOf(state.scripted[0]);
  const isScriptedStart = scripted !== undefined && isFault(scripted, 'start');
  if (isScriptedStart) state.scripted.shift();
  const start = isScriptedStart ? scripted : state.faults.take('start');
  const runner = await loaded(exchange, state, model, options, start);
  if (!runner) return;
  try {
    const report = checkFormat(chat.format);
    state.ignoredSchemaFeatures.push(...report.ignored);
    if (report.error !== undefined) return exchange.json(400, { error: report.error });
    const mayTruncate = chat.truncate !== false || !state.isSince('0.12.6');
    const prompt = fitPrompt(chat.messages, runner.numCtx, mayTruncate, state);
    if ('tooMany' in prompt) {
      const error = `request (${prompt.tooMany} tokens) exceeds the available context size (${runner.numCtx} tokens), try increasing it`;
      return exchange.json(400, { error });
    }
    const reading = await readPrompt(exchange, state, runner, prompt, start?.name === 'die-while-reading');
    if (!reading) return;
    const reply = isWarmUp ? { text: '{"' } : nextReply(state, chat);
    const late = faultOf(reply);
    // A reply computed for this chat can ask for a start fault only now; nothing has been sent yet.
    if (late && isFault(late, 'start')) {
      if (late.name === 'die-while-reading') return exchange.cut();
      await loaded(exchange, state, model, options, late);
      return;
    }
    const fault = isWarmUp ? undefined : (late ?? state.faults.take('stream'));
    await writeReply(exchange, state, { chat, options, runner, reading, reply, fault });
  } finally {
    runner.expiresMs = nowMs() + keepAliveMs(chat.keep_alive);
  }
}

/** The runner, or undefined if a fault has already answered. */
async function loaded(
  exchange: HttpExchange,
  state: ServerState,
  model: StoredModel,
  options: Record<string, unknown>,
  fault: StartFault | undefined,
): Promise<Runner | undefined> {
  switch (fault?.name) {
    case 'busy':
      exchange.json(503, { error: 'server busy, please try again.  maximum pending requests exceeded' });
      return;
    case 'http-500-out-of-memory':
      exchange.json(500, {
        error: 'model requires more system memory (5.6 GiB) than is available (2.1 GiB)',
      });
      return;
    case 'die-while-loading':
      state.runners.unload(model);
      state.runners.loads += 1;
      await pause(0, exchange.signal);
      exchange.cut();
      return;
    case 'slow-load':
      return state.runners.ready(model, options, exchange.signal, true);
    default:
      return state.runners.ready(model, options, exchange.signal);
  }
}

/** Adds the model's own system message if the request has none. */
function withSystem({ system }: StoredModel, messages: ChatMessage[]): ChatMessage[] {
  return system === '' || messages[0]?.role === 'system'
    ? messages
    : [{ role: 'system', content: system }, ...messages];
}

function nextReply(state: ServerState, chat: ChatBody): ScriptedReply {
  const reply = state.scripted.shift() ?? state.replyTo(chat);
  return typeof reply === 'string' ? { text: reply } : reply;
}

function faultOf(reply: ScriptedReply | undefined): ChatFault | undefined {
  const fault = reply?.fault;
  return typeof fault === 'string' ? { name: fault } : fault;
}
