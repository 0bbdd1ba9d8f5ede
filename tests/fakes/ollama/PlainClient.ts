/** One line of an answer, as far as tests read it. */
export interface Line {
  message?: { role: string; content: string };
  done?: boolean;
  done_reason?: string;
  error?: string;
  status?: string;
  completed?: number;
  models?: unknown[];
  [key: string]: unknown;
}

/** The simplest Ollama client: plain `fetch`. Its chats ask for rain. */
export class PlainClient {
  constructor(private readonly url: string) {}

  get(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.url + path, init);
  }

  async json(path: string): Promise<Line> {
    return (await (await this.get(path)).json()) as Line;
  }

  /** Posts a value as JSON, or a text as it is. */
  post(path: string, body: unknown, signal: AbortSignal | null = null): Promise<Response> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return fetch(this.url + path, { method: 'POST', body: text, signal });
  }

  /** Status and error of an answer that is expected to be a refusal. */
  async refusal(path: string, body: unknown): Promise<[number, string | undefined]> {
    const response = await this.post(path, body);
    return [response.status, ((await response.json()) as Line).error];
  }

  /** All lines of an answer. */
  async lines(path: string, body: unknown): Promise<Line[]> {
    const text = await (await this.post(path, body)).text();
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  }

  /** The status texts of a pull or create. */
  async statuses(path: string, body: unknown): Promise<(string | undefined)[]> {
    return (await this.lines(path, body)).map(({ status, error }) => status ?? error);
  }

  chat(more: object = {}, signal?: AbortSignal): Promise<Response> {
    return this.post('/api/chat', rainChat(more), signal);
  }

  /** The whole text of a reply. */
  async reply(more: object = {}): Promise<string> {
    const lines = await this.lines('/api/chat', rainChat(more));
    return lines.map(({ message }) => message?.content ?? '').join('');
  }

  /** The last line of a reply. */
  async lastLine(more: object = {}): Promise<Line> {
    return (await this.lines('/api/chat', rainChat(more))).at(-1) ?? {};
  }
}

/** The bytes of an answer that arrived before the connection broke, and whether it broke. */
export async function readUntilBroken(
  response: Response,
  onText: (text: string) => void = () => undefined,
): Promise<{ text: string; isBroken: boolean }> {
  let text = '';
  try {
    for await (const bytes of response.body ?? []) {
      text += Buffer.from(bytes).toString('latin1');
      onText(text);
    }
    return { text, isBroken: false };
  } catch {
    return { text, isBroken: true };
  }
}

/** A chat that asks for rain. */
export function rainChat(more: object = {}) {
  return { model: 'gemma3:4b', messages: [{ role: 'user', content: 'rain' }], ...more };
}

/** `count` words of one token each, no two neighbours the same. */
export function distinctWords(count: number): string {
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'light' : 'rain')).join(' ');
}
