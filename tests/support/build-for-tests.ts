import { spawnSync } from 'node:child_process';
import { noteBuild, reasonToBuild } from './reusable-build.ts';

// Tests must not use a hosted project from .env.local.
const env = {
  ...process.env,
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  VITE_SITE_URL: '',
};

export function runTool(command: string, args: string[], extra: NodeJS.ProcessEnv = {}): number {
  const options = { stdio: 'inherit', env: { ...env, ...extra } } as const;
  return spawnSync('npx', [command, ...args], options).status ?? 1;
}

export function buildForTests({ reuse }: { reuse: boolean }): number {
  const reason = reuse ? reasonToBuild() : 'every run does, but with --reuse';
  if (!reason) {
    console.error('[e2e] reusing the build in dist: its inputs have not changed');
    return 0;
  }
  console.error(`[e2e] building the site: ${reason}`);
  const status = runTool('vite', ['build', '--mode', 'embedded', '--logLevel', 'warn']);
  if (status === 0) noteBuild();
  return status;
}
