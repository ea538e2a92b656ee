import { normalizeLine, withoutPlaceholder } from './normalize-text';

/**
 * Takes a LinkedIn address out of what was pasted, without what apps append to it: `in/amina`, a whole sentence. A
 * bare address of another site gets its scheme. Any other text stays as it is.
 */
export function normalizeProfile(pasted: string): string {
  const text = withoutPlaceholder(normalizeLine(pasted));
  const joined = text.replace(/ ?([./]) ?/g, '$1');
  const path =
    addressIn(text) ??
    addressIn(joined) ??
    /^(?:linkedin\W+|\W)?(in\/[-\w%\u00c0-\u{10ffff}]{3,})\/?$/iu.exec(joined)?.[1];
  if (!path) return text.replace(/^(?=[^\s:/?#@]+\.[^\s:.@]\S*$)/, 'https://');
  return `https://${/^in\//i.test(path) ? 'www.linkedin.com/' : ''}${path}`;
}

function addressIn(text: string): string | undefined {
  return /(?:^|[^\w@.-])((?:[\w-]+\.)*linkedin\.com(?:\/[^\s/?#&<>"]+){2,})/i
    .exec(text)?.[1]
    ?.replace(/[^\p{L}\p{N}_-]+$/u, '');
}

/** The text itself if it is an address of LinkedIn, which may become a link. */
export function linkedInAddress(text: string): string | undefined {
  return /^https:\/\/(?:[\w-]+\.)*linkedin\.com(?:\/\S*)?$/i.test(text) ? text : undefined;
}
