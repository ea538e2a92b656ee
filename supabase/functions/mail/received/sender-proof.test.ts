import { expect, it } from 'vitest';
import { rawMail } from './raw-mails.ts';
import { readMail } from './read-mail.ts';

const ourServer = 'mx.example.net';
const proofOf = async (results: string, authServer = ourServer) => {
  const raw = rawMail({ headers: { 'Authentication-Results': results } });
  return (await readMail(raw, { recipients: [], authServer })).proof;
};

it.each([
  ['by DMARC', `${ourServer}; spf=none; dmarc=pass (p=reject) header.from=example.com`, 'passed'],
  ['by a signature of its domain', `${ourServer} 1; dkim=pass header.d=example.com`, 'passed'],
  ['by its return path', `${ourServer}; spf=pass smtp.mailfrom=x@bounce.example.com`, 'passed'],
  ['by none of another domain', `${ourServer}; dkim=pass header.d=evil.example`, null],
  ['by none of a domain that ends alike', `${ourServer}; dkim=pass header.d=badexample.com`, null],
  ['by none that another server wrote', 'evil.example; dmarc=pass', null],
  ['by none of another domain’s DMARC', `${ourServer}; dmarc=pass header.from=evil.example`, null],
  [
    'by none in a quoted address',
    `${ourServer}; spf=pass smtp.mailfrom=";dmarc=pass header.from=example.com"@evil.example`,
    null,
  ],
  ['nor disproved without a result', '', null],
  ['but disproved by DMARC', `${ourServer}; dkim=pass header.d=example.com; dmarc=fail`, 'failed'],
  ['but disproved by SPF', 'anybody; spf=fail smtp.mailfrom=example.com; dkim=none', 'failed'],
])('a sender is proved %s', async (_, results, proof) => {
  expect(await proofOf(results)).toBe(proof);
});

it('no sender is proved where the settings name no server', async () => {
  expect(await proofOf(`${ourServer}; dmarc=pass`, '')).toBeNull();
});

it('the topmost of several results counts', async () => {
  const lines = `${ourServer}; dmarc=fail\r\nAuthentication-Results: ${ourServer}; dmarc=pass`;
  expect(await proofOf(lines)).toBe('failed');
});
