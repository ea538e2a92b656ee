import { convert } from 'html-to-text';

export const maxHtmlLength = 200_000;
/** Nested tags take time quadratic in their number. */
const maxTags = 10_000;

const skippedSelectors = 'img hr form button select textarea script style head title'.split(' ');
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export function textOfHtml(html: string): string {
  const isSmall = html.length <= maxHtmlLength && html.split('<', maxTags + 1).length <= maxTags;
  return convert(isSmall ? html : withoutTags(html).slice(0, maxHtmlLength), {
    wordwrap: false,
    limits: { maxChildNodes: 5000, maxDepth: 100 },
    selectors: [
      ...skippedSelectors.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
}

const skippedElements = /^(?:script|style|head|title)$/;
const blockElements = /^\/?(?:p|div|br|tr|li|ul|ol|table|blockquote|h[1-6]|pre)$/;

/** Removes tags in a single pass. Keeps line breaks and entities. */
function withoutTags(html: string): string {
  const [before = '', ...tags] = html.split('<');
  let skippedElement = '';
  let text = before;
  for (const tag of tags) {
    const name = /^\/?[a-z][a-z\d]{0,20}/i.exec(tag)?.[0].toLowerCase() ?? '';
    const textAfter = tag.slice(tag.indexOf('>') + 1 || tag.length);
    if (skippedElement) {
      if (name === `/${skippedElement}`) skippedElement = '';
      else continue;
    }
    if (skippedElements.test(name)) skippedElement = name;
    else text += (blockElements.test(name) ? '<br>' : '') + textAfter;
  }
  return text;
}
