import { longestSigns, tidySigns } from './tidy';

const opening =
  /^(?:[ "'`*\u00ab\u00b7\u2013\u2014\u2018-\u201f\u2022\u2039\u203a\u2190-\u2bff\u{1f000}-\u{1faff}<([{,;:]|mailto:)+/iu;
const closing =
  /[ "'`*\u00bb\u2018-\u201f\u2039\u203a\u2190-\u2bff\u{1f000}-\u{1faff}>)\]},;:.!?]+$/u;

/**
 * An address without what was copied along: `Amina <amina@example.com>`, `Amina (amina@example.com)`,
 * `E-mail: amina@example.com`, quotes, the end of a sentence. As private.tidy_email() in the database.
 */
export function tidyEmail(written: string): string {
  const signs = tidySigns(written).replaceAll('\u3002', '.');
  if ([...signs].length > longestSigns) return signs;
  return signs
    .replace(/^[^<>]*<([^<>]*)>[ ,;.]*$/, '$1')
    .replace(/^[^@()[\]{}]*[([{]([^@()[\]{}]+@[^@()[\]{}]+)[)\]}][ ,;.]*$/, '$1')
    .replace(/^([^@()[\]{}]+@[^@()[\]{}]+)[([{][^@()[\]{}]*[)\]}][ ,;.]*$/, '$1')
    .replace(/^(.*mailto:[^?]*)\?.*$/i, '$1')
    .replace(/^(?:(?!\/\/)[^@:]+: *)+(?=[^@:/]+@)/, '')
    .replace(opening, '')
    .replace(closing, '')
    .replace(/ *@ */g, '@');
}

const address =
  /^[^ @.,;:<>()[\]\\"]+(?:\.[^ @.,;:<>()[\]\\"]+)*@(?:[A-Za-z0-9\u0080-\u{10ffff}](?:[-A-Za-z0-9\u0080-\u{10ffff}]*[A-Za-z0-9\u0080-\u{10ffff}])?\.)+[A-Za-z\u0080-\u{10ffff}][-A-Za-z0-9\u0080-\u{10ffff}]*[A-Za-z0-9\u0080-\u{10ffff}]$/u;

/** One address with a dotted domain, without dots in a row or at an end. As private.is_email(). */
export function isEmail(text: string): boolean {
  return text.length <= 320 && address.test(text);
}
