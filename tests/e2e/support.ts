/** Shared by the end-to-end tests: accounts, the database behind the preview server, visitors' steps. */
import postgres from 'postgres';
import { test as base } from 'playwright/test';
import { DEMO_ACCOUNTS, LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { preview } from '../support/preview-server.ts';

export { expect } from 'playwright/test';

/** Stories that can differ between browsers: also run in Firefox and WebKit where Playwright's are installed. */
export const allEngines = { tag: '@engines' };

export const [admin] = DEMO_ACCOUNTS;
export interface Account {
  email: string;
  password: string;
}

interface Session {
  access_token: string;
  refresh_token: string;
}

/**
 * Fails a test if any page of any window violates its Content-Security-Policy. A test that provokes a
 * violation uses `violations` and empties it.
 */
export const guardedTest = base.extend<{ violations: string[] }, { allViolations: string[] }>({
  allViolations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
        await context.addInitScript(reportViolations);
        return context;
      };
      await use(violations);
    },
    { scope: 'worker', auto: true },
  ],
  violations: [
    async ({ allViolations }, use) => {
      allViolations.length = 0;
      await use(allViolations);
      base.expect(allViolations, 'violations of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in every page before its own scripts. */
function reportViolations() {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const place = `${location.pathname} ${sourceFile}:${lineNumber}`;
    void window.reportViolation(`${effectiveDirective} ${blockedURI} ${place} ${sample}`);
  });
}

declare global {
  interface Window {
    reportViolation: (text: string) => Promise<number>;
  }
}

/** The browser's error for a posting that was published after the build. */
const unbuiltPosting = /status of 404 .*\/careers\/[-0-9a-f]{36}/i;

/** Also fails a test on a console error in its page. */
export const test = guardedTest.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      page.on('console', (message) => {
        const consoleError = `${message.text()} ${message.location().url}`;
        if (message.type() === 'error' && !unbuiltPosting.test(consoleError)) {
          consoleErrors.push(consoleError);
        }
      });
      await use(consoleErrors);
      base.expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The database behind the preview server. */
export const sql = postgres(preview.databaseUrl, { max: 2, onnotice() {} });

/** Returns the rows in which each of the columns has its value. */
export async function rowsWhere(table: string, columns: Record<string, string>) {
  const conditions = Object.entries(columns).map(
    ([name, value]) => sql`and ${sql(name)} = ${value}`,
  );
  return sql`select * from ${sql(table)} where true ${conditions}`;
}

/** The REST interface, called without a browser. */
export const api = {
  async openSession({ email, password }: Account): Promise<Session> {
    return (await api.requestToken('password', { email, password })).json() as Promise<Session>;
  },
  renew: (refresh_token: string) => api.requestToken('refresh_token', { refresh_token }),
  requestToken: (grant: string, body: object) =>
    fetch(`${preview.url}/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  /** Returns an access token. */
  async signIn(account: Account): Promise<string> {
    return (await api.openSession(account)).access_token;
  },
  read(table: string, token?: string): Promise<Response> {
    return fetch(`${preview.url}/rest/v1/${table}?select=*`, {
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        prefer: 'count=exact',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  },
};
