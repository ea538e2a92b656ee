import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

const read = (value?: string) => {
  vi.stubEnv('VITE_ERROR_REPORTS', value);
  return readSettings('build', 'embedded').errorReports;
};

test('errors are reported unless switched off, and other values are rejected', () => {
  expect([read(''), read('on'), read('off'), read(' off ')]).toEqual(['on', 'on', 'off', 'off']);
  for (const other of ['OFF', 'false', '0']) {
    expect(() => read(other)).toThrow('VITE_ERROR_REPORTS must be "on" or "off"');
  }
});
