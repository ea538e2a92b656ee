import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';
import { readSiteRules } from './site-rules.ts';
import { vercelConfig } from './vercel.ts';

/** Writes rules for other hosts beside the folder, as everything in it is public. @returns their folder */
export function writeHostFiles(folder: string): string {
  const rules = readSiteRules(folder);
  const out = `${folder}-hosts`;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  writeFileSync(join(out, 'nginx.conf'), nginxConf(rules));
  writeFileSync(join(out, 'Caddyfile'), caddyfile(rules));
  writeFileSync(join(out, 'vercel.json'), `${JSON.stringify(vercelConfig(rules), null, 2)}\n`);
  return out;
}
