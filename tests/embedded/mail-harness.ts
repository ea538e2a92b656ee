import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo, Socket } from 'node:net';
import postalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { bundleMail } from '../../src/build/tools/bundle-mail.ts';
import { freePort } from '../../supabase/embedded/free-port.ts';
import { LOCAL_SECRET_KEY } from '../../supabase/embedded/settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** localhost's certificate and key, signed by authority.pem, whose private key was deleted. */
const pem = readFileSync(pathOf('localhost.pem'), 'utf8');

/** The version that hosted functions use; tests/support/projects.ts finds it. */
const deno = process.env['DENO'] || `${root}/node_modules/@deno/linux-x64-glibc/deno`;
const token = 'a-token-of-this-test';

let bundleFolder: Promise<string> | undefined;
/** Bundles the function once, as it is deployed, into a folder without our packages. */
const bundleFunction = () =>
  (bundleFolder ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-function-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    await bundleMail(folder);
    return folder;
  })());

/** Runs the hosted function in Deno; `wake` calls it like the database. */
export async function startFunction(apiUrl: string, env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(
    deno,
    'run --no-lock --no-remote --no-npm --allow-net --allow-env --allow-read --allow-sys index.js'.split(
      ' ',
    ),
    {
      cwd: await bundleFunction(),
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(port),
        MAIL_TOKEN: token,
        MAIL_FROM: 'noreply@mail.example.com',
        SITE_URL: 'https://site.example',
        SUPABASE_URL: apiUrl,
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: LOCAL_SECRET_KEY }),
        NO_COLOR: '1',
        DENO_NO_UPDATE_CHECK: '1',
        DENO_CERT: pathOf('authority.pem'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  await new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        if (output.includes('Listening on')) done();
      });
    }
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`the function ended:\n${output}`)));
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    async wake(given = token): Promise<{ status: number; text: string }> {
      const response = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { 'x-mail-token': given },
      });
      return { status: response.status, text: (await response.text()).trim() };
    },
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

interface Accepted {
  to: string[];
  reply_to?: string;
  subject: string;
  text: string;
}

/** A response of the provider, or one that is lost on the way. */
export type ProviderResponse =
  | { status: number; body?: object; headers?: Record<string, string> }
  | 'lost';

/**
 * Implements Resend's documented behaviour: one mail per key, 409 if a key is used for another mail, and received
 * mails by their id.
 */
export async function startProvider() {
  const accepted = new Map<string, Accepted>();
  const received = new Map<string, Uint8Array>();
  const requests: { key: string; payload: string }[] = [];
  const answers: ProviderResponse[] = [];

  function acceptMail(key: string, payload: string): ProviderResponse {
    const answer = answers.shift();
    requests.push({ key, payload });
    if (answer !== undefined && answer !== 'lost') return answer;
    const mail = JSON.parse(payload) as Accepted;
    if (!accepted.has(key)) accepted.set(key, mail);
    return answer ?? { status: 200, body: { id: `re_${key}` } };
  }

  function answerReceived(request: IncomingMessage): Exclude<ProviderResponse, 'lost'> {
    const id = request.url?.split('/').at(-1) ?? '';
    if (!received.has(id)) return { status: 500, body: { message: 'Internal error' } };
    const isAllowed = request.headers.authorization === 'Bearer re_1';
    const raw = { download_url: `http://${request.headers.host}/emails/raw/${id}` };
    return { status: isAllowed ? 200 : 401, body: { id, raw } };
  }

  const server = createServer((request, response) => {
    const raw = /^\/emails\/raw\/(.*)/.exec(request.url ?? '');
    if (raw) return void response.end(received.get(raw[1] ?? ''));
    let payload = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (payload += chunk));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      const answer = request.method === 'POST' ? acceptMail(key, payload) : answerReceived(request);
      if (answer === 'lost') return void response.socket?.destroy();
      const { status, body = {}, headers = {} } = answer;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    accepted,
    received,
    requests,
    /** Sets the responses to the next requests; the default is success. */
    answer: (...next: ProviderResponse[]) => void answers.push(...next),
    clear() {
      accepted.clear();
      received.clear();
      requests.length = 0;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** An SMTP server that records mails; options script its refusals. */
export async function startCatcher(options: SMTPServerOptions = {}) {
  const caught: { to: string[]; mail: Email; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    key: pem,
    cert: pem,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void postalMime.parse(raw).then((mail) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          caught.push({ to, mail, raw: raw.toString('latin1') });
          done();
        });
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolvePort) => {
    const listener = server.listen(0, () => resolvePort((listener.address() as AddressInfo).port));
  });
  return {
    port,
    caught,
    /** Closes every connection, as a server does that hangs up. */
    hangUp() {
      for (const connection of server.connections as Set<{ _socket: Socket }>) {
        // oxlint-disable-next-line no-underscore-dangle -- has no other name
        connection._socket.destroy();
      }
    },
    stop: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
