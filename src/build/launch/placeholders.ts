const placeholderPatterns = [
  /<[^>]*>|[{[]{2}|\$\{|\.\.\.|…/,
  /\b(?:sample|example|placeholder|lorem|todo|tbd|fixme|dummy|foo|your|change-?me|replace-?me|x{3,})\b/i,
  /\b(?:your|my)-?(?:web-?)?(?:site|domain|host|project|company|name|app|key|org)\b/i,
];
const reservedHost =
  /(^|\.)(example|invalid|test|localhost|local|internal|tld)$|(^|\.)(example|domain|website|hostname)\.(com|org|net)$/;
const privateHost =
  /^(0\.0\.0\.0|\[::\]|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+)$/;
const loopback = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;
const supabaseHost = /\.supabase\.(co|in|red)$/;

/** True for a text that says that something else belongs there: `<key>`, `YOUR_KEY`, `todo`. */
export const isPlaceholder = (text: string): boolean =>
  placeholderPatterns.some((pattern) => pattern.test(text.replaceAll('_', '-')));

/** True for a host that no visitor reaches: reserved, private, or a placeholder. */
export function isSampleHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (loopback.test(name) || privateHost.test(name) || reservedHost.test(name)) return true;
  if (!/[.:]/.test(name) || isRepetitive(name) || isPlaceholder(name.replaceAll('.', '-')))
    return true;
  // The name of a project at Supabase has twenty letters.
  return supabaseHost.test(name) && !/^[a-z]{20}\./.test(name);
}

/** True for a host of Supabase's domain, which somebody may block because of another project. */
export const isSharedHost = (host: string): boolean => supabaseHost.test(host);

export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);

export const isLocalAddress = (address: string): boolean =>
  URL.canParse(address) && loopback.test(new URL(address).hostname);

export const isRepetitive = (text: string): boolean => /([^.])\1{4}/.test(text);
