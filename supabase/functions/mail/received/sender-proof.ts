import type { Email } from 'postal-mime';

export type SenderProof = 'passed' | 'failed';

/**
 * Reads the topmost Authentication-Results (RFC 8601), which the last server adds. As anybody can write one, it proves a
 * sender only if the settings name its server, in lower case; a failure is believed from any. Null: neither was said.
 */
export function senderProof(
  { headers }: Email,
  address: string,
  authServer = '',
): SenderProof | null {
  const results = headers.find(({ key }) => key === 'authentication-results')?.value ?? '';
  const [server = '', ...found] = results
    .slice(0, 4000)
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\([^()]*\)/g, ' ')
    .toLowerCase()
    .split(';')
    .map((one) => one.trim());
  const domain = address.toLowerCase().split('@').at(-1) ?? '';
  const is = (method: string, result: string, of?: string) =>
    found.some((one) => {
      const named = of && new RegExp(`\\b${of}=\\S*?([^@\\s]+)(?:\\s|$)`).exec(one)?.[1];
      return one.startsWith(`${method}=${result}`) && (!of || isOf(domain, named ?? ''));
    });
  const isProved =
    is('dmarc', 'pass', 'header\\.from') ||
    is('dkim', 'pass', 'header\\.d') ||
    is('spf', 'pass', 'smtp\\.mailfrom');
  if (is('dmarc', 'fail') || (!isProved && is('spf', 'fail'))) return 'failed';
  return isProved && authServer !== '' && server.split(/\s/)[0] === authServer ? 'passed' : null;
}

/** A domain, or one above or below it. */
const isOf = (domain: string, other: string) =>
  domain === other || domain.endsWith(`.${other}`) || other.endsWith(`.${domain}`);
