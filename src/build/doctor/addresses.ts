const reserved =
  /(^|\.)(example|invalid|test|localhost|local|internal)$|(^|\.)example\.(com|org|net)$/;
const ofThisNetwork =
  /^(localhost|0\.0\.0\.0|\[::1?\]|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+)$/;

/** Whether a host is one that nobody else can reach, or one kept for examples. */
export const isSampleHost = (host: string) => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return ofThisNetwork.test(name) || reserved.test(name);
};

/** Whether a site at this address is one that the world sees. */
export const isPublicAddress = (address: string) => {
  const url = parse(address);
  return url?.protocol === 'https:' && !isSampleHost(url.hostname);
};

/** What keeps an address from being that of a live site. */
export function addressProblem(address: string): string | undefined {
  const url = parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return `"${address}" is no web address`;
  if (isSampleHost(url.hostname)) return `${address} is not an address that visitors can reach`;
  if (url.protocol !== 'https:') return `${address} is not https`;
  if (url.origin !== address.replace(/\/+$/, ''))
    return `${address} is more than scheme and host: ${url.origin} is enough`;
  return undefined;
}

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined);
