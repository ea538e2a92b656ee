import { expect, it } from 'vitest';
import { rawMail } from './raw-mails.ts';
import { readMail } from './read-mail.ts';

const ourServer = 'mx.example.net';
const proofOf = async (results: string, authServer = ourServer) => {
  const raw = rawMail({ headers: { 'Authentication-Results': results } });
  return (await readMail(raw, { recipients: [], authServer })).proof;
};

it.each([
  ['DMARC', `${ourServer}; spf=none; dmarc=pass (p=reject) header.from=example.com`, 'passed'],
  ['a signature of its domain', `${ourServer} 1; dkim=pass header.d=example.com`, 'passed'],
  ['its return path', `${ourServer}; spf=pass smtp.mailfrom=x@bounce.example.com`, 'passed'],
  ['another’s signature', `${ourServer}; dkim=pass header.d=evil.example`, null],
  ['a domain that ends alike', `${ourServer}; dkim=pass header.d=badexample.com`, null],
  ['what another server wrote', 'evil.example; dmarc=pass', null],
  ['another domain’s DMARC', `${ourServer}; dmarc=pass header.from=evil.example`, null],
  [
    'a quoted address',
    `${ourServer}; spf=pass smtp.mailfrom=";dmarc=pass header.from=example.com"@evil.example`,
    null,
  ],
  ['no result', '', null],
  ['failed DMARC', `${ourServer}; dkim=pass header.d=example.com; dmarc=fail`, 'failed'],
  ['failed SPF', 'anybody; spf=fail smtp.mailfrom=example.com; dkim=none', 'failed'],
])('the proof of a sender by %s, as in %j, is %s', async (_, results, proof) => {
  expect(await proofOf(results)).toBe(proof);
});

it('no sender is proved where the settings name no server', async () => {
  expect(await proofOf(`${ourServer}; dmarc=pass`, '')).toBeNull();
});

it('the topmost of several results counts', async () => {
  const lines = `${ourServer}; dmarc=fail\r\nAuthentication-Results: ${ourServer}; dmarc=pass`;
  expect(await proofOf(lines)).toBe('failed');
});
