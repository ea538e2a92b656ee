import { convert } from 'html-to-text';

export const longestHtml = 200_000;
/** Deeply nested ones take the square of the time of their number. */
const mostTags = 10_000;

export function textOfHtml(html: string): string {
  const isSmall = html.length <= longestHtml && html.split('<', mostTags + 1).length <= mostTags;
  return convert(isSmall ? html : withoutTags(html).slice(0, longestHtml), {
    wordwrap: false,
    limits: { maxChildNodes: 5000, maxDepth: 100 },
    selectors: [
      ...[
        'img',
        'hr',
        'form',
        'button',
        'select',
        'textarea',
        'script',
        'style',
        'head',
        'title',
      ].map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}

const silent = /^(?:script|style|head|title)$/;
const ownLine = /^\/?(?:p|div|br|tr|li|ul|ol|table|blockquote|h[1-6]|pre)$/;

/** Removes tags in a single pass. Keeps line breaks and entities. */
function withoutTags(html: string): string {
  const [before = '', ...tags] = html.split('<');
  let skipped = '';
  let text = before;
  for (const tag of tags) {
    const name = /^\/?[a-z][a-z\d]{0,20}/i.exec(tag)?.[0].toLowerCase() ?? '';
    const said = tag.slice(tag.indexOf('>') + 1 || tag.length);
    if (skipped) {
      if (name === `/${skipped}`) skipped = '';
      else continue;
    }
    if (silent.test(name)) skipped = name;
    else text += (ownLine.test(name) ? '<br>' : '') + said;
  }
  return text;
}
