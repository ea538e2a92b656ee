export type SecretLink = { leadsTo: 'submission' | 'end of news'; secret: string };

/** Undefined without a link, null for a truncated one. @param fragment including its # */
export function secretLinkIn(fragment: string): SecretLink | null | undefined {
  if (fragment.length < 2) return undefined;
  const found = /^#(news\.)?([\w-]{43})(?![\w-])/.exec(fragment);
  if (!found) return null;
  const [, ofNews, secret = ''] = found;
  return { leadsTo: ofNews ? 'end of news' : 'submission', secret };
}
