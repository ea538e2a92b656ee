import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What goes into the site. */
const inputs =
  /^(src|public|index\.html|supabase|package(-lock)?\.json|\.env.*|\w+\.config\.ts|tsconfig\.json)$/;
/** Below them: what does not, the page sizes that a build may write among it. */
const others = /\.test\.tsx?$|^src\/build\/module-sizes\.json$|^supabase\/(?!embedded)/;
const page = 'dist/index.html';
const note = 'node_modules/.cache/e2e-build.json';

interface Build {
  began: number;
  /** By which one knows that no other build has written `dist` since. */
  page: number;
  settings: string;
}

/** The environment's, and which of the files beside `src` there are: `.env.local` may have gone. */
const settings = () =>
  JSON.stringify([
    Object.entries(process.env).filter(([name]) => /^(VITE|PRERENDER)_/.test(name)),
    rootInputs(),
  ]);

const rootInputs = () => readdirSync('.').filter((name) => inputs.test(name));

/** Remembers that the tests' build is in `dist`, made of what was there when it began. */
export function noteBuild(began: number): void {
  mkdirSync(dirname(note), { recursive: true });
  const build: Build = { began, page: statSync(page).mtimeMs, settings: settings() };
  writeFileSync(note, JSON.stringify(build));
}

/** Why the site has to be built; nothing when the tests' last build still holds. */
export function reasonToBuild(): string | undefined {
  let build: Build;
  try {
    build = JSON.parse(readFileSync(note, 'utf8')) as Build;
    if (statSync(page).mtimeMs !== build.page) return 'dist holds another build';
  } catch {
    return 'there is no build of an earlier run';
  }
  if (build.settings !== settings()) return 'the settings are others';
  const changed = everyInput().find((path) => statSync(path).mtimeMs > build.began);
  return changed && `${changed} has changed`;
}

/** Folders, too: theirs is the time at which a file came or went. */
function everyInput(): string[] {
  const roots = rootInputs();
  const below = roots
    .filter((root) => statSync(root).isDirectory())
    .flatMap((root) => [
      root,
      ...readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, name).replaceAll('\\', '/'),
      ),
    ]);
  const files = roots.filter((root) => !statSync(root).isDirectory());
  return [...files, ...below].filter((path) => !others.test(path));
}
