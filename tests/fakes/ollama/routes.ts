import { answerChat } from './answerChat';
import { answerVersionFault } from './answerFault';
import { answerCreate, answerPull } from './answerPull';
import type { HttpExchange } from './HttpExchange';
import { showOf, tagOf, type StoredModel } from './ModelStore';
import { readBody } from './readBody';
import type { RouteHandler, ServerState } from './ServerState';

/** The handler for each path and method. */
export const routes: Record<string, Record<string, RouteHandler>> = {
  '/': { GET: (exchange) => exchange.text(200, 'Ollama is running') },
  '/api/version': { GET: answerVersion },
  '/api/tags': { GET: (exchange, { models: shelf }) => exchange.json(200, { models: shelf.all.map(tagOf) }) },
  '/api/ps': { GET: (exchange, { runners }) => exchange.json(200, { models: runners.list() }) },
  '/api/show': {
    POST: (exchange, state, text) => {
      const model = namedModel(exchange, state, text);
      if (model) exchange.json(200, showOf(model));
    },
  },
  '/api/delete': {
    DELETE: (exchange, state, text) => {
      const model = namedModel(exchange, state, text);
      if (!model) return;
      state.runners.unload(model);
      state.models.remove(model.name);
      exchange.send(200, 'text/plain', '');
    },
  },
  '/api/chat': { POST: answerChat },
  '/api/pull': { POST: answerPull },
  '/api/create': { POST: answerCreate },
};

async function answerVersion(exchange: HttpExchange, state: ServerState): Promise<void> {
  const fault = state.faults.take('version');
  if (fault && (await answerVersionFault(exchange, fault))) return;
  exchange.json(200, { version: state.options.version });
}

/** The model a request names; if there is none, answers the request with an error. */
function namedModel(exchange: HttpExchange, state: ServerState, text: string): StoredModel | undefined {
  const body = readBody<{ model: string; name: string }>(exchange, text);
  if (!body) return;
  const name = body.model ?? body.name ?? '';
  const model = state.models.find(name);
  if (name === '') exchange.json(400, { error: 'model is required' });
  else if (!model) exchange.json(404, { error: `model '${name}' not found` });
  return model;
}
