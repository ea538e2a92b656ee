import { afterEach, describe, expect, test, vi } from 'vitest';
import { assertSettings, readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a production build', () => {
  const live = {
    VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_Zk3mQd81LrTe0wXvYb2HnA_9fJc4uPq',
    VITE_SITE_URL: 'https://company.africa',
    ALLOW_SAMPLES: '',
  };
  const build = (changed: Partial<typeof live> = {}, mode = 'production') => {
    for (const [name, value] of Object.entries({ ...live, ...changed })) vi.stubEnv(name, value);
    return Promise.resolve(readSettings('build', mode)).then((settings) =>
      assertSettings(settings, mode),
    );
  };
  const bad = [{ VITE_SITE_URL: '' }, { VITE_SUPABASE_URL: 'https://your-project.supabase.co' }];

  test('is made for an address that visitors reach, and for this machine', async () => {
    await expect(build()).resolves.toBeUndefined();
    const local = { VITE_SITE_URL: 'http://localhost:4173', VITE_SUPABASE_ANON_KEY: 'local' };
    await expect(build(local)).resolves.toBeUndefined();
    await expect(build({ VITE_SITE_URL: '' }, 'embedded')).resolves.toBeUndefined();
  });

  test.each(bad)('is refused with %o unless samples are allowed', async (changed) => {
    const [name = ''] = Object.keys(changed);
    await expect(build(changed)).rejects.toThrow(`${name}: `);
    await build({ ...changed, ALLOW_SAMPLES: '1' });
    await expect(build({ ...changed, ALLOW_SAMPLES: 'no' })).rejects.toThrow(`${name}: `);
  });

  test('never contains a secret key or lacks a backend', async () => {
    const secret = `sb_${'secret'}_0123456789`;
    const allowed = { ALLOW_SAMPLES: '1' };
    await expect(async () => build({ VITE_SUPABASE_ANON_KEY: secret, ...allowed })).rejects.toThrow(
      'secret key',
    );
    const none = { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' };
    await expect(build({ ...none, ...allowed })).rejects.toThrow('needs VITE_SUPABASE_URL');
  });
});
