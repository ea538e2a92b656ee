import { readFileSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { defaultCacheControl, missingCacheControl } from './site-rules.ts';
import { createContentCache, type Content } from './static-host-content.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './static-host-rules.ts';

/** Makes `vite preview` answer like Cloudflare Pages and Netlify. Handles every request that reaches it. */
export function staticHost(): Plugin {
  return {
    name: 'deccan-reach:static-host',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const site = openSite(resolve(root, build.outDir));
      server.middlewares.use((request, response) => site(request, response));
    },
  };
}

/** Serves a built folder as a static host does. @throws Error when the folder holds no build */
export function openSite(folder: string): RequestListener {
  const readContent = createContentCache();
  let files = listFiles(folder);
  if (!files.has('/index.html')) throw new Error(`${folder} holds no build: run "vite build"`);
  const readText = (name: string) => {
    const file = files.get(name);
    return file ? readFileSync(file, 'utf8') : '';
  };
  const headerRules = parseHeaders(readText('/_headers'));
  const redirectRules = parseRedirects(readText('/_redirects'));

  /** Looks again where nothing is found: the folder may have been rebuilt. */
  const find = (path: string) => {
    const found = locate(files, path);
    if (found) return found;
    files = listFiles(folder);
    return locate(files, path);
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const path = decode(rawPath);
    if (path === undefined) {
      response.writeHead(400).end();
      return;
    }
    const rule = redirectFor(redirectRules, path);
    if (rule?.status === 301) return redirectTo(response, rule.to, query);
    const found = find(rule?.status === 200 ? rule.to : path);
    if (found && 'movedTo' in found) return redirectTo(response, found.movedTo, query);

    response.statusCode = found ? 200 : 404;
    response.setHeader('Cache-Control', defaultCacheControl);
    for (const [name, value] of headersFor(headerRules, path)) response.setHeader(name, value);
    if (!found) response.setHeader('Cache-Control', missingCacheControl);
    const notFoundPage = rule?.status === 404 ? rule.to : '/404';
    const file = found?.file ?? files.get(`${notFoundPage}.html`);
    if (file) sendContent(request, response, readContent(file));
    else response.setHeader('Content-Type', 'text/plain').end('Not found');
  };
}

function listFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) files.set(`/${name.split(sep).join('/')}`, file);
  }
  return files;
}

/** The file that a path shows, or the path of the page that it is a variant of. */
type Located = { file: string } | { movedTo: string };

/** Finds pages without `.html`. Undefined where there is nothing, and for the rules, which no host publishes. */
function locate(files: Map<string, string>, path: string): Located | undefined {
  if (path === '/_headers' || path === '/_redirects') return undefined;
  const page = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (page !== path && files.has(path)) return { movedTo: page };

  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  const file = candidates.map((name) => files.get(name)).find(Boolean);
  if (file) return { file };

  const withoutSlash = path.replace(/\/+$/, '');
  if (withoutSlash !== path && files.has(`${withoutSlash}.html`)) return { movedTo: withoutSlash };
  return files.has(`${path}/index.html`) ? { movedTo: `${path}/` } : undefined;
}

function sendContent(request: IncomingMessage, response: ServerResponse, content: Content): void {
  const { body, encoding } = content.encode(request.headers['accept-encoding']);
  response.setHeader('Content-Type', content.type);
  response.setHeader('ETag', content.etag);
  if (content.isCompressible) response.setHeader('Vary', 'Accept-Encoding');
  const etags = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  if (response.statusCode === 200 && etags.includes(content.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function redirectTo(response: ServerResponse, to: string, query: string | undefined) {
  const location = encodeURI(to) + (query && !to.includes('?') ? `?${query}` : '');
  response.writeHead(301, { Location: location }).end();
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
