/** Serves a built folder as the production hosts do, with a REST interface that has six postings. */
import { readdirSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openSite } from '../../src/build/host/static-host.ts';

const posting = (number: number) => ({
  id: `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `Senior VAS Engineer ${number}`,
  department: 'Engineering',
  location: 'Hyderabad, India',
  employment_type: 'full-time',
  salary_range: null,
  description:
    'Own the platforms behind ring-back tones, quizzes and music subscriptions for operators in ' +
    'eight markets. You design the services, tune them for traffic peaks on match days and stay ' +
    'with them in production.',
  requirements:
    '6+ years with telecom value-added services\nSMPP, USSD gateways and charging over Diameter\n' +
    'Java or Go in production, PostgreSQL\nOn-call one week in five',
  created_at: '2026-11-18 09:55:26.747+00',
});
export const postings = [posting(1), ...[2, 3, 4, 5, 6].map(posting)] as const;

export async function serveSite(folder: string) {
  const site = openSite(folder);
  const served = await serve((request, response) => {
    if (request.url?.startsWith('/rest/v1/')) answer(request, response);
    else site(request, response);
  });
  await compressAll(served.url, folder);
  return served;
}

/** The REST interface alone, as the build finds it. */
export const serveRows = () => serve(answer);

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer({ url = '', method }: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const id = searchParams.get('id')?.replace('eq.', '');
  const rows =
    pathname === '/rest/v1/job_postings' ? postings.filter((job) => !id || job.id === id) : [];
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Range', `0-${rows.length - 1}/${rows.length}`);
  response.setHeader('Content-Encoding', 'br');
  response.statusCode = method === 'POST' ? 201 : 200;
  response.end(brotliCompressSync(JSON.stringify(rows)));
}

/** The host compresses a file when it is first asked for: no measured load shall wait for that. */
async function compressAll(url: string, folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json|txt|xml)$/.test(name)) continue;
    const path = name
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')
      .replace(/(^|\/)index$/, '$1');
    // oxlint-disable-next-line no-await-in-loop -- one file after the other is quick enough
    const { status } = await fetch(`${url}/${path}`, { headers: { 'accept-encoding': 'br' } });
    if (status >= 500) throw new Error(`/${path} answers ${status}`);
  }
}
