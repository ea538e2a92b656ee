// The hosts on which the contract is tested. Each serves the same folder, where it is installed.
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
import { findOnPath, installOnDebian, isExecutable } from '../support/programs.ts';

export interface RunningHost {
  url: string;
  stop(): Promise<void>;
}

export interface Host {
  name: string;
  /** Why the host cannot run here, in one line. */
  reason?: string;
  /** @param hostFiles folder of what a build writes for hosts, such as headers */
  start(folder: string, hostFiles: string): Promise<RunningHost>;
}

const findProgram = (name: string) =>
  findOnPath([name], isExecutable) ?? [`/usr/sbin/${name}`].find(isExecutable);
const nginxPackage = 'nginx-light';

/** Installs nginx on Debian as root where it is missing. */
export function installHosts(): void {
  if (findProgram('nginx')) return;
  installOnDebian([nginxPackage], (message) => console.error(`[hosts] ${message}`));
}

export const hosts = (): Host[] => [
  { name: 'npm run preview', start: (folder) => listen(openSite(folder)) },
  {
    name: 'nginx',
    ...(!findProgram('nginx') && { reason: `no nginx: Debian’s package ${nginxPackage} has it` }),
    start: startNginx,
  },
];

/** Reads the configuration of docs/hosts.md and adapts it to plain HTTP on a local port. */
function documentedConfig(changes: [from: RegExp, to: string][]): string {
  let config = /^```nginx\n([\s\S]*?)^```/m.exec(readFileSync('docs/hosts.md', 'utf8'))?.[1] ?? '';
  for (const [from, to] of changes) {
    if (!from.test(config)) throw new Error(`docs/hosts.md has no ${String(from)}`);
    config = config.replace(from, to);
  }
  return config;
}

async function startNginx(folder: string, hostFiles: string): Promise<RunningHost> {
  const port = await freePort();
  const workFolder = mkdtempSync(join(tmpdir(), 'deccan-reach-nginx-'));
  mkdirSync(join(workFolder, 'logs'));
  const server = documentedConfig([
    [/^ *listen .*$/m, `  listen 127.0.0.1:${port};`],
    [/^( *ssl_certificate.*\n)+/m, ''],
    [/\/srv\/deccan-reach\/dist;/, `${folder};`],
    [/\/srv\/deccan-reach\/dist-hosts/, hostFiles],
  ]);
  writeFileSync(join(workFolder, configName), nginxConfig(workFolder, server));
  return runNginx(workFolder, port);
}

const configName = 'nginx.conf';
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Returns a configuration that writes only to the work folder. */
const nginxConfig = (workFolder: string, server: string) =>
  [
    // As root its workers would run as another user, who cannot read this folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    `pid ${workFolder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporaryFolders.map((name) => `${name}_temp_path ${workFolder}/${name};`),
    server,
    '}',
  ].join('\n');

/** Resolves once nginx answers. @throws Error with what it printed when it ends before that, or takes too long */
async function runNginx(workFolder: string, port: number): Promise<RunningHost> {
  const args = ['-p', workFolder, '-c', join(workFolder, configName)];
  const child = spawn(findProgram('nginx') ?? 'nginx', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(workFolder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const isAnswering = () => fetch(url).then(Boolean, () => false);
  const deadlineMs = Date.now() + 30_000;
  while (!(await isAnswering())) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > deadlineMs) {
      await stop();
      throw new Error(`nginx ${hasEnded ? 'ended' : 'does not answer'}: ${errorOutput}`);
    }
    await sleep(20);
  }
  return { url, stop };
}

async function listen(listener: RequestListener): Promise<RunningHost> {
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
