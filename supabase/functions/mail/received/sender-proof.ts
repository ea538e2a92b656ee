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
  const header = headers.find(({ key }) => key === 'authentication-results')?.value ?? '';
  const [server = '', ...results] = header
    .slice(0, 4000)
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\([^()]*\)/g, ' ')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const domain = address.toLowerCase().split('@').at(-1) ?? '';
  const hasResult = (method: string, outcome: string, property?: string) =>
    results.some((result) => {
      const value =
        property && new RegExp(`\\b${property}=\\S*?([^@\\s]+)(?:\\s|$)`).exec(result)?.[1];
      return (
        result.startsWith(`${method}=${outcome}`) && (!property || isAligned(domain, value ?? ''))
      );
    });
  const isProved =
    hasResult('dmarc', 'pass', 'header\\.from') ||
    hasResult('dkim', 'pass', 'header\\.d') ||
    hasResult('spf', 'pass', 'smtp\\.mailfrom');
  if (hasResult('dmarc', 'fail') || (!isProved && hasResult('spf', 'fail'))) return 'failed';
  return isProved && authServer !== '' && server.split(/\s/)[0] === authServer ? 'passed' : null;
}

/** Returns whether a domain equals another, or lies above or below it. */
const isAligned = (domain: string, other: string) =>
  domain === other || domain.endsWith(`.${other}`) || other.endsWith(`.${domain}`);
