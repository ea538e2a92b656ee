/** What the address of the status page says: which of our links was followed, and its secret. */
export type SecretLink = { leadsTo: 'submission' | 'end of news'; secret: string };

/**
 * Undefined without a link, null where it was cut off. A mail program may have taken the sign behind it for
 * a part of it.
 * @param fragment with its #
 */
export function secretLinkIn(fragment: string): SecretLink | null | undefined {
  if (fragment.length < 2) return undefined;
  const found = /^#(news\.)?([\w-]{43})(?![\w-])/.exec(fragment);
  if (!found) return null;
  const [, ofNews, secret = ''] = found;
  return { leadsTo: ofNews ? 'end of news' : 'submission', secret };
}
