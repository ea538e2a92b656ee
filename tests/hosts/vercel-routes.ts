// Reads the configuration of Vercel's Build Output API as its documentation tells it: headers of routes
// that go on, redirects, files, then what comes behind them. Nothing of it was tried on Vercel.
import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { types } from '../../src/build/host/static-host-content.ts';
import type { VercelConfig, VercelRoute } from '../../src/build/host/vercel.ts';

export function openVercel(folder: string, configFile: string): RequestListener {
  const { routes, overrides } = JSON.parse(readFileSync(configFile, 'utf8')) as VercelConfig;
  const renamed = new Map(Object.entries(overrides).map(([file, { path }]) => [path, file]));
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(extname));
  const fileAt = (path: string): string | undefined => {
    const name = path.slice(1) || 'index.html';
    if (renamed.has(name)) return renamed.get(name);
    return files.has(name) && !(name in overrides) ? name : undefined;
  };

  return (request, response) => {
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const found = answer(routes, fileAt, decode(rawPath));
    for (const [name, value] of Object.entries(found.headers)) response.setHeader(name, value);
    const location = found.headers['Location'];
    if (location && query) response.setHeader('Location', `${location}?${query}`);
    response.statusCode = found.status;
    if (!found.file) return void response.end();
    response.setHeader('Content-Type', types[extname(found.file)] ?? 'application/octet-stream');
    response.end(readFileSync(join(folder, found.file)));
  };
}

interface Found {
  status: number;
  headers: Record<string, string>;
  file?: string | undefined;
}

function answer(
  routes: VercelConfig['routes'],
  fileAt: (path: string) => string | undefined,
  path: string,
): Found {
  const headers: Record<string, string> = {};
  for (const route of routes) {
    if ('handle' in route) {
      const file = fileAt(path);
      if (file) return { status: 200, headers, file };
      continue;
    }
    const match = new RegExp(route.src).exec(path);
    if (!match) continue;
    const filled = (text: string) => text.replaceAll(/\$(\d)/g, (_, n: string) => match[+n] ?? '');
    for (const [name, value] of Object.entries(route.headers ?? {})) headers[name] = filled(value);
    if (route.continue) continue;
    const file = route.dest && fileAt(filled(route.dest));
    if (isChecked(route) && !file) continue;
    return { status: route.status ?? 200, headers, file: file || undefined };
  }
  return { status: 404, headers };
}

const isChecked = ({ check }: VercelRoute) => check === true;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
