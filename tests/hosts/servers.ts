// The hosts available on this machine, each serving the same folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSite } from '../../src/build/host/static-host.ts';
import { freePort } from '../../supabase/embedded/free-port.ts';
import { installOnDebian, isExecutable, onPath } from '../support/programs.ts';
import { openVercel } from './vercel-routes.ts';

export interface Running {
  url: string;
  stop(): Promise<void>;
}

export interface Host {
  name: string;
  /** One line that explains why the host cannot run here. */
  missing?: string;
  start(folder: string, hostFiles: string): Promise<Running>;
}

const find = (name: string) =>
  onPath([name], isExecutable) ?? [`/usr/sbin/${name}`].find(isExecutable);
const programs = { nginx: 'nginx-light', caddy: 'caddy' };
type Program = keyof typeof programs;

/** Installs missing nginx and Caddy on Debian as root. */
export function installHosts(): void {
  const wanted = Object.entries(programs).filter(([name]) => !find(name));
  if (wanted.length === 0) return;
  installOnDebian(
    wanted.map(([, name]) => name),
    (message) => console.error(`[hosts] ${message}`),
  );
}

const missing = (name: Program) =>
  find(name) ? {} : { missing: `no ${name}: Debian’s package ${programs[name]} has it` };

export const hosts = (): Host[] => [
  { name: 'npm run preview', start: (folder) => listen(openSite(folder)) },
  { name: 'nginx', ...missing('nginx'), start: startNginx },
  { name: 'Caddy', ...missing('caddy'), start: startCaddy },
  {
    name: 'Vercel’s routes, as its documentation reads',
    start: (folder, hostFiles) => listen(openVercel(folder, join(hostFiles, 'vercel.json'))),
  },
];

/** Reads a configuration block of docs/hosts.md and adapts it to plain HTTP on a local port. */
function documented(language: string, changes: [from: RegExp, to: string][]): string {
  const [, block = ''] =
    new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(
      readFileSync('docs/hosts.md', 'utf8'),
    ) ?? [];
  return changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`docs/hosts.md has no ${String(from)} for ${language}`);
    return text.replace(from, to);
  }, block);
}

async function startNginx(folder: string, hostFiles: string): Promise<Running> {
  const port = await freePort();
  const own = mkdtempSync(join(tmpdir(), 'deccan-reach-nginx-'));
  mkdirSync(join(own, 'logs'));
  const server = documented('nginx', [
    [/^ *listen .*$/m, `  listen 127.0.0.1:${port};`],
    [/^( *ssl_certificate.*\n)+/m, ''],
    [/\/srv\/deccan-reach\/dist;/, `${folder};`],
    [/\/srv\/deccan-reach\/dist-hosts/, hostFiles],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(own, 'nginx.conf'),
    [
      // As root its workers would run as another user, who cannot read this folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      `pid ${own}/nginx.pid;`,
      'error_log stderr;',
      'events {}',
      'http {',
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${own}/${name};`),
      server,
      '}',
    ].join('\n'),
  );
  return run('nginx', ['-p', own, '-c', join(own, 'nginx.conf')], own, port);
}

async function startCaddy(folder: string, hostFiles: string): Promise<Running> {
  const port = await freePort();
  const own = mkdtempSync(join(tmpdir(), 'deccan-reach-caddy-'));
  const site = documented('caddy', [
    [/^\S+ \{/, `http://127.0.0.1:${port} {`],
    [/\/srv\/deccan-reach\/dist$/m, folder],
    [/\/srv\/deccan-reach\/dist-hosts/, hostFiles],
  ]);
  writeFileSync(join(own, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const words = ['run', '--adapter', 'caddyfile', '--config', join(own, 'Caddyfile')];
  return run('caddy', words, own, port);
}

async function run(name: Program, args: string[], own: string, port: number): Promise<Running> {
  const child = spawn(find(name) ?? name, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(own, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url).catch(() => undefined);
  while (!(await answers())) {
    if (child.exitCode !== null || child.signalCode !== null) {
      await stop();
      throw new Error(`${name} ended: ${said}`);
    }
    await sleep(20);
  }
  return { url, stop };
}

async function listen(listener: RequestListener): Promise<Running> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
