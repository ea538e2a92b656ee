import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCAL_SECRET_KEY } from '../../supabase/embedded/settings.ts';
import { checkPins, readAudit } from '../prove/dependencies.ts';
import { findSecrets, searchRepository } from '../prove/secrets.ts';

describe('secrets', () => {
  it('are not in the repository', () => {
    expect(searchRepository().failures).toEqual([]);
  });

  // put together here, or this file would hold them
  const part = (length: number) => 'a1'.repeat(length / 2);
  it.each([
    ['sb_secret', `_${part(32)}`],
    ['sbp', `_${part(40)}`],
    [`eyJ${part(20)}.eyJ${part(20)}`, `.${part(20)}`],
    ['-----BEGIN RSA PRIVATE', ' KEY-----'],
    ['jwt_secret: "', `${part(40)}"`],
    ['SMTP_PASS', `=${part(16)}`],
    ['SUPABASE_SERVICE_ROLE_KEY', `=${part(40)}`],
    ['postgres://postgres.abc:', `${part(12)}@db.example.com:5432/postgres`],
    ['ghp', `_${part(36)}`],
  ])('are found: %s…', (start, end) => {
    expect(findSecrets('src/x.ts', `const x = 1;\n${start}${end}\n`)).toHaveLength(1);
  });

  it('that every local backend shares are allowed in their place only', () => {
    expect(findSecrets('supabase/embedded/settings.ts', LOCAL_SECRET_KEY)).toEqual([]);
    expect(findSecrets('src/lib/env.ts', LOCAL_SECRET_KEY)).toHaveLength(1);
  });
});

describe('dependencies', () => {
  it('are pinned', () => {
    expect(checkPins().failures).toEqual([]);
  });

  it('that are not pinned are told', () => {
    const manifest = { dependencies: { a: '^1.0.0', b: '1.0.0' }, devDependencies: {} };
    const registry = 'https://registry.npmjs.org/';
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0', resolved: `${registry}a`, integrity: 'sha512-x' },
      'node_modules/b': { version: '1.0.1', resolved: 'https://elsewhere.example/b' },
    };
    expect(checkPins(manifest, { lockfileVersion: 3, packages }).failures).toEqual([
      'a: ^1.0.0 is a range',
      'a: the lock file has another version',
      'b: the lock file has another version',
      'node_modules/b: no hash in the lock file',
      'node_modules/b: comes from https://elsewhere.example/b',
    ]);
  });

  it('have an audit, or none is claimed', () => {
    const metadata = { dependencies: { prod: 20 } };
    const read = (answer: unknown) => readAudit('x', JSON.stringify(answer));
    expect(read({ vulnerabilities: {}, metadata })).toMatchObject({ tried: 20, held: 20 });
    const vulnerabilities = {
      a: { name: 'a', severity: 'high' },
      b: { name: 'b', severity: 'low' },
    };
    expect(read({ vulnerabilities, metadata })).toMatchObject({ held: 19, failures: ['a: high'] });
    expect(read({ error: { summary: 'Not Found' } })).toMatchObject({ held: null });
    expect(readAudit('x', '')).toMatchObject({ held: null });
  });
});

describe('pipelines', () => {
  const folder = '.github/workflows';
  const text = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

  it('run commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const commands = named(/npm run ([\w:]+)/g);
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const provers = readFileSync('tests/prove/provers.ts', 'utf8');
    expect(named(/prove -- ([\w ]+)$/gm).filter((name) => !provers.includes(`'${name}'`))).toEqual(
      [],
    );
    const browsers = readFileSync('tests/e2e/playwright.config.ts', 'utf8');
    expect(named(/--project=(\w+)/g).filter((name) => !browsers.includes(`'${name}'`))).toEqual([]);
  });

  it('use actions by their major versions', () => {
    expect(named(/uses: (.+)/g).filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual(
      [],
    );
  });
});
