import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openSite } from '../../src/build/host/static-host.ts';
import { withPolicy } from '../../src/build/security-policy.ts';
import { DEMO_ACCOUNTS } from '../../supabase/embedded/settings.ts';

interface SmallSite {
  url: string;
  /** Changes the host's responses during one test; true if it has responded itself. */
  fault?: ((path: string, response: ServerResponse) => boolean | void) | undefined;
}

const [admin, stranger] = DEMO_ACCOUNTS;
/** The accounts that `check:live` signs in with, as its settings. */
export const checkAccounts = {
  CHECK_ADMIN_EMAIL: admin.email,
  CHECK_ADMIN_PASSWORD: admin.password,
  CHECK_STRANGER_EMAIL: stranger.email,
  CHECK_STRANGER_PASSWORD: stranger.password,
};

const styles = 'p{color:red}';

/** Serves a few pages with the rules of the repository for all tests of a file. */
export function smallSite(backend: { url: string }): SmallSite {
  const site: SmallSite = { url: '' };
  const root = mkdtempSync(join(tmpdir(), 'small-site-'));
  let respond: ReturnType<typeof openSite>;
  const host = createServer((request, response) => {
    if (!site.fault?.(request.url ?? '', response)) respond(request, response);
  });

  function writePage(name: string, text: string): void {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }

  beforeAll(async () => {
    await new Promise<void>((listening) => host.listen(0, 'localhost', listening));
    site.url = `http://localhost:${(host.address() as AddressInfo).port}`;
    for (const path of ['/', '/about', '/admin', '/404', '/fr/about', '/fr/404']) {
      writePage(
        `${path === '/' ? 'index' : path}.html`,
        `<link rel="canonical" href="${site.url}/"><style>${styles}</style><script type="module" src="/assets/index-1.js"></script><div id="root" data-prerendered="${path}"></div>`,
      );
    }
    writePage('assets/index-1.js', 'export {}');
    writePage('sw.js', '');
    const pages = ['/', '/about', '/fr/about'].map((path) => `<loc>${site.url}${path}</loc>`);
    writePage('sitemap.xml', `<urlset>${pages.join('')}</urlset>`);
    writePage('_redirects', readFileSync('public/_redirects', 'utf8'));
    const policy = { siteUrl: site.url, backendUrl: backend.url, styles };
    writePage('_headers', withPolicy(readFileSync('public/_headers', 'utf8'), policy));
    respond = openSite(root);
  });
  afterEach(() => {
    site.fault = undefined;
  });
  afterAll(() => {
    host.close();
    rmSync(root, { recursive: true, force: true });
  });
  return site;
}
