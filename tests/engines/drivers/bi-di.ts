import { WebSocket } from 'undici'; // Node 20 has none of its own
import { DriverError } from './session.ts';

/** WebDriver BiDi: commands and their answers, and events, over one socket. */
export interface BiDi {
  send<Result>(method: string, params?: object): Promise<Result>;
  on(event: string, listener: (params: unknown) => void): void;
  close(): void;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

export async function connectBiDi(url: string): Promise<BiDi> {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true });
    socket.addEventListener('error', fail, { once: true });
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method !== undefined) listeners.get(message.method)?.(message.params);
    if (message.id === undefined) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values())
      answer({ error: 'closed', message: 'the browser ended' });
  });
  let last = 0;
  return {
    async send<Result>(method: string, params: object = {}) {
      const id = (last += 1);
      const answered = new Promise<Message>((tell) => waiting.set(id, tell));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, error, message = '' } = await answered;
      if (error !== undefined) throw new DriverError(error, `${method}: ${message}`);
      return result as Result;
    },
    on: (event, listener) => void listeners.set(event, listener),
    close: () => socket.close(),
  };
}

/** A value of a page, as BiDi writes it. */
export interface RemoteValue {
  type: string;
  value?: unknown;
  sharedId?: string;
}

/** The value itself; of an element its reference. */
export function fromRemote({ type, value, sharedId = '' }: RemoteValue): unknown {
  switch (type) {
    case 'node':
      return { sharedId };
    case 'array':
      return (value as RemoteValue[]).map(fromRemote);
    case 'object':
      return Object.fromEntries(
        (value as [string, RemoteValue][]).map(([key, one]) => [key, fromRemote(one)]),
      );
    case 'null':
      return null;
    default:
      return value;
  }
}

/** Anything but an element goes as JSON, and is decoded `inPage`. */
export const toRemote = (value: unknown) =>
  typeof value === 'object' && value !== null && 'sharedId' in value
    ? value
    : { type: 'string', value: JSON.stringify(value) };

/** Never throws: Firefox would log that as the page's own fault. */
export const inPage = (script: string) => `async (...encoded) => {
  const given = encoded.map((one) => (typeof one === 'string' ? JSON.parse(one) : one));
  try {
    return { value: await (async () => { ${script} })() };
  } catch (error) {
    return { error: String(error) };
  }
}`;
