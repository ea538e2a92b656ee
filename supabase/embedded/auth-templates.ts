import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface AuthTemplate {
  subject: string;
  content_path: string;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
const section = /^\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"\ncontent_path = "(.*)"$/gm;

/** The sign-in service's mails in config.toml, by kind. */
export function authTemplates(): Record<string, AuthTemplate> {
  const config = readFileSync(resolve(repository, 'supabase/config.toml'), 'utf8');
  return Object.fromEntries(
    [...config.matchAll(section)].map(([, kind = '', subject = '', path = '']) => [
      kind,
      { subject, content_path: resolve(repository, path) },
    ]),
  );
}
