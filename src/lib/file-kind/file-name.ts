import { documentExtensions, type DocumentExtension } from './file-kind';

const maxLength = 200;

const invisible =
  /[\p{Cc}\p{Surrogate}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

const blanks = String.raw`[. \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+`;
const trailingBlanks = new RegExp(`${blanks}$`);
const leadingBlanks = new RegExp(`^${blanks}`);

/** Endings that are replaced by the right one. Other endings belong to the name. */
const otherEnding =
  /\.(pdf|do[ct][xm]?|rtf|odt|pages|wps|txt|html?|mht|xlsx?|pptx?|zip|rar|jpe?g|png|heic|exe|com|bat|cmd|scr|js|vbs|msi|apk|bin|dat|tmp|part|(cr)?download)$/i;

/** Returns the ending of a name in lower case, unless it is one of a document. */
export function otherEndingOf(name: string): string | undefined {
  const ending = /\.[a-z][a-z0-9]{1,7}$/i.exec(name)?.[0].toLowerCase();
  return documentExtensions.some((extension) => extension === ending) ? undefined : ending;
}

/** Returns a name to send: cleaned, with this extension, of at most 200 characters. */
export function withExtension(name: string, extension: DocumentExtension): string {
  const hasExtension = (text: string) => text.toLowerCase().endsWith(extension);
  const cleaned = name
    .replaceAll(invisible, '')
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(trailingBlanks, '');
  const ownName = hasExtension(cleaned)
    ? cleaned
    : cleaned.replace(otherEnding, '').replace(trailingBlanks, '');
  const [base, ending] = hasExtension(ownName)
    ? [ownName.slice(0, -extension.length), ownName.slice(-extension.length)]
    : [ownName, extension];
  const stem = [...base.replace(leadingBlanks, '')].slice(0, maxLength - extension.length).join('');
  return (stem.replace(trailingBlanks, '') || 'document') + ending;
}
