import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const inputFolders = ['src', 'public', 'supabase/embedded'];
const settingsFile = /^(index\.html|package(-lock)?\.json|\.env.*|\w+\.config\.ts|tsconfig\.json)$/;
const builtPage = 'dist/index.html';
/** Holds the time of the page that the last run built, which another build in `dist` does not have. */
const noteFile = 'node_modules/.cache/e2e-build';

export function noteBuild(): void {
  mkdirSync(dirname(noteFile), { recursive: true });
  writeFileSync(noteFile, String(statSync(builtPage).mtimeMs));
}

/** Returns the reason to build, or undefined if `dist` is newer than its inputs. */
export function reasonToBuild(): string | undefined {
  if (!existsSync(builtPage) || !existsSync(noteFile)) return 'there is no build of an earlier run';
  const builtAtMs = statSync(builtPage).mtimeMs;
  if (readFileSync(noteFile, 'utf8') !== String(builtAtMs)) return 'dist holds another build';
  const changed = everyInput().find((path) => statSync(path).mtimeMs > builtAtMs);
  return changed && `${changed} has changed`;
}

/** Includes folders: their time shows when a file was added or removed. */
function everyInput(): string[] {
  const entries = inputFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const settings = readdirSync('.').filter((name) => settingsFile.test(name));
  return [...inputFolders, ...entries, ...settings].filter((path) => !/\.test\.tsx?$/.test(path));
}
