// Applies a Vercel Build Output configuration as documented; not tested on Vercel.
import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { unescape } from 'node:querystring';
import { types } from '../../src/build/host/static-host-content.ts';
import type { VercelConfig } from '../../src/build/host/vercel.ts';

export function openVercel(folder: string, configFile: string): RequestListener {
  const { routes, overrides } = JSON.parse(readFileSync(configFile, 'utf8')) as VercelConfig;
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(extname)
      .map((file) => [`/${overrides[file]?.path ?? file}`, file]),
  );
  const fileAt = (path: string) => files.get(path === '/' ? '/index.html' : path);

  return (request, response) => {
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const path = unescape(rawPath);
    const send = (status: number, file?: string) => {
      response.statusCode = status;
      if (!file) return void response.end();
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(join(folder, file)));
    };
    for (const route of routes) {
      if ('handle' in route) {
        const file = fileAt(path);
        if (file) return send(200, file);
        continue;
      }
      const match = new RegExp(route.src, route.caseSensitive ? '' : 'i').exec(path);
      if (!match) continue;
      const fill = (text: string) => text.replaceAll(/\$(\d)/g, (_, n: string) => match[+n] ?? '');
      const file = fileAt(fill(route.dest ?? ''));
      if (route.check && !file) continue;
      for (const [name, value] of Object.entries(route.headers ?? {})) {
        response.setHeader(name, fill(value) + (name === 'Location' && query ? `?${query}` : ''));
      }
      if (!route.continue) return send(route.status ?? 200, file);
    }
    send(404);
  };
}
