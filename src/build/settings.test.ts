import { afterEach, describe, expect, test, vi } from 'vitest';
import { assertSettings, readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a production build', () => {
  const liveVariables = {
    VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_Zk3mQd81LrTe0wXvYb2HnA_9fJc4uPq',
    VITE_SITE_URL: 'https://company.africa',
    ALLOW_SAMPLES: '',
  };
  const build = async (changed: Partial<typeof liveVariables> = {}, mode = 'production') => {
    const variables = { ...liveVariables, ...changed };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    await assertSettings(readSettings('build', mode), mode);
  };

  test('is made for an address that visitors reach, and for this machine', async () => {
    await expect(build()).resolves.toBeUndefined();
    const local = { VITE_SITE_URL: 'http://localhost:4173', VITE_SUPABASE_ANON_KEY: 'local' };
    await expect(build(local)).resolves.toBeUndefined();
    await expect(build({ VITE_SITE_URL: '' }, 'embedded')).resolves.toBeUndefined();
  });

  test.each([{ VITE_SITE_URL: '' }, { VITE_SUPABASE_URL: 'https://your-project.supabase.co' }])(
    'is refused with %o unless samples are allowed',
    async (changed) => {
      const [name = ''] = Object.keys(changed);
      await expect(build(changed)).rejects.toThrow(`${name}: `);
      await expect(build({ ...changed, ALLOW_SAMPLES: '1' })).resolves.toBeUndefined();
      await expect(build({ ...changed, ALLOW_SAMPLES: 'no' })).rejects.toThrow(`${name}: `);
    },
  );

  test('is refused with a secret key or without a backend, even if samples are allowed', async () => {
    const withSecret = { VITE_SUPABASE_ANON_KEY: `sb_${'secret'}_0123456789`, ALLOW_SAMPLES: '1' };
    await expect(build(withSecret)).rejects.toThrow('secret key');
    const withNone = { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ALLOW_SAMPLES: '1' };
    await expect(build(withNone)).rejects.toThrow('needs VITE_SUPABASE_URL');
  });
});
