import type { Request } from './target.ts';

export interface Attack extends Request {
  name: string;
}

/** Records that an attack is after: the ids of one row of each table. */
export interface Prey {
  admin: string;
  stranger: string;
  file: string;
  posting: string;
  rows: Record<string, string>;
}

export const get = (name: string, path: string, headers = {}): Attack => ({ name, path, headers });
export const send = (
  name: string,
  method: string,
  path: string,
  body: unknown,
  headers = {},
): Attack => ({
  name,
  method,
  path,
  body,
  headers,
});
/** Without it, an answer may ask for what was stored. */
export const minimal = { prefer: 'return=minimal' };
