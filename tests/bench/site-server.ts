/** Serves a built folder as the production hosts do, with a REST interface that has six postings. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { openSite } from '../../src/build/host/static-host.ts';

const postings = [1, 2, 3, 4, 5, 6].map((number) => ({
  id: `5eed0000-0000-4000-8000-00000000000${number}`,
  title: `Senior VAS Engineer ${number}`,
  department: 'Engineering',
  location: 'Hyderabad, India',
  employment_type: 'full-time',
  salary_range: null,
  description:
    'Own the platforms behind ring-back tones, quizzes and music subscriptions for operators in ' +
    'eight markets. You design the services, tune them for traffic peaks and run them.',
  requirements: '6+ years with telecom value-added services\nSMPP, USSD gateways and charging',
  language: 'en',
  created_at: '2026-11-18 09:55:26.747+00',
}));

export function serveSite(folder: string) {
  const site = openSite(folder);
  return serve((request, response) => {
    if (request.url?.startsWith('/rest/v1/')) answer(request, response);
    else site(request, response);
  });
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

function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const id = searchParams.get('id')?.replace('eq.', '');
  const all = pathname === '/rest/v1/job_postings' ? postings : [];
  const rows = all.filter((row) => !id || row.id === id);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Range', `0-${rows.length - 1}/${rows.length}`);
  response.setHeader('Content-Encoding', 'br');
  response.end(brotliCompressSync(JSON.stringify(rows)));
}
