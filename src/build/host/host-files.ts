import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConf } from './nginx.ts';
import { readSiteRules } from './site-rules.ts';

/** Writes the rules for nginx beside the folder, as everything in it is public. */
export function writeHostFiles(folder: string): void {
  const rules = readSiteRules(folder);
  const out = `${folder}-hosts`;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  writeFileSync(join(out, 'nginx.conf'), nginxConf(rules));
}
