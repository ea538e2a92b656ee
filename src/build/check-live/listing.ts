import { functions } from '../../../tests/db/access-functions.ts';
import { tables } from '../../../tests/db/access-matrix.ts';
import { SkippedCheck } from './checks.ts';
import type { Backend } from './request.ts';

/** Tables and functions that the API lists for a visitor and the access matrix does not know. */
export async function unknownInApi(backend: Backend): Promise<(string | SkippedCheck)[]> {
  const { status, body } = await backend
    .rest('')
    .catch(() => ({ status: 0, body: undefined as unknown }));
  const paths = body && typeof body === 'object' && 'paths' in body ? body.paths : undefined;
  if (status !== 200 || !paths || typeof paths !== 'object') {
    return [
      new SkippedCheck('what else is in the API: it does not list it for the publishable key'),
    ];
  }
  const known = new Set([
    ...Object.keys(tables),
    ...Object.keys(functions).map((name) => `rpc/${name}`),
  ]);
  return Object.keys(paths)
    .map((path) => path.replace(/^\//, ''))
    .filter((path) => path && !known.has(path))
    .map((path) => `the API offers a visitor "${path}", which is not of this site: revoke it`);
}
