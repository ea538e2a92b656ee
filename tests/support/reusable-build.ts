import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const inputs = ['src', 'public', 'supabase/embedded'];
const settings = /^(index\.html|package(-lock)?\.json|\.env.*|\w+\.config\.ts|tsconfig\.json)$/;
const page = 'dist/index.html';
const note = 'node_modules/.cache/e2e-build';

export function noteBuild(): void {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, String(statSync(page).mtimeMs));
}

/** Returns the reason to build, or undefined if `dist` is newer than its inputs. */
export function reasonToBuild(): string | undefined {
  if (!existsSync(page) || !existsSync(note)) return 'there is no build of an earlier run';
  const built = statSync(page).mtimeMs;
  if (readFileSync(note, 'utf8') !== String(built)) return 'dist holds another build';
  const changed = everyInput().find((path) => statSync(path).mtimeMs > built);
  return changed && `${changed} has changed`;
}

/** Includes folders: their time shows when a file was added or removed. */
function everyInput(): string[] {
  const below = inputs.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  return [...inputs, ...below, ...readdirSync('.').filter((name) => settings.test(name))].filter(
    (path) => !/\.test\.tsx?$/.test(path) && !path.endsWith('module-sizes.json'),
  );
}
