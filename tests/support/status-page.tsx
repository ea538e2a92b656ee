// The status page at an address, and the database functions that it calls.
import { screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { status as texts } from '@/content/en/status';
import { StatusPage } from '@/pages/status-page';
import { answerRequests } from './network';
import { render } from './with-texts';

export { texts };

const hourMs = 60 * 60_000;

export const secretOf = (letter: string) => letter.repeat(43);

/** A row as `read_status` returns it. */
export const rowOf = (part: object = {}) => ({
  table_name: 'quote_requests',
  reference: 'DR-1A2B3C4D',
  topic: null,
  received_at: new Date(Date.now() - hourMs).toISOString(),
  status: 'new',
  overdue: false,
  withdrawable: true,
  ...part,
});

interface Args {
  secret: string;
  enabled?: boolean;
}
type DatabaseFunction = (args: Args) => unknown;

export const calls: (Args & { name: string })[] = [];

/** Answers function calls: an Error is a lost connection, a Response is returned unchanged. */
export function answerCalls(functions: Record<string, DatabaseFunction>): void {
  answerRequests(async (request) => {
    const { pathname } = new URL(request.url);
    const name = pathname.replace('/rest/v1/rpc/', '');
    const args = (await request.json()) as Args;
    calls.push({ name, ...args });
    const run = functions[name];
    if (!run || request.url.includes(args.secret))
      throw new Error(`unexpected request: ${request.url}`);
    const value = await run(args);
    if (value instanceof Error) throw value;
    return value instanceof Response ? value : Response.json(value);
  });
}

export const lost = () => new TypeError('Failed to fetch');
export const refused = (status: number) => () => Response.json({ message: 'no' }, { status });

export function openStatus(fragment: string): void {
  calls.length = 0;
  window.history.replaceState(null, '', `/status${fragment}`);
  render(
    <BrowserRouter>
      <StatusPage texts={texts} />
    </BrowserRouter>,
  );
}

export const returnToTab = () => void window.dispatchEvent(new Event('visibilitychange'));

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const button = (name: string) => screen.getByRole('button', { name });
