export interface SecretLink {
  /** The page of one submission, or the end of news by email. */
  leadsTo: 'submission' | 'news';
  secret: string;
}

/** 32 bytes as base64url. */
const secretLength = 43;
const linkPattern = new RegExp(`^#(news\\.)?([\\w-]{${secretLength}})(?![\\w-])`);

/**
 * Returns the link of a mail; undefined without a fragment, null for one that was cut off or mistyped.
 * @param fragment including its #
 */
export function secretLinkIn(fragment: string): SecretLink | null | undefined {
  if (fragment.length < 2) return undefined;
  const found = linkPattern.exec(fragment);
  if (!found) return null;
  const [, newsPrefix, secret = ''] = found;
  return { leadsTo: newsPrefix ? 'news' : 'submission', secret };
}
