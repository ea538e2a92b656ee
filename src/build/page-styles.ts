import { transform, type Selector, type SelectorComponent } from 'lightningcss';

const filename = 'page.css';
/** Parts of inputs with buttons and pickers, for which the reset has many rules. */
const ofRareInputs = /^(file-selector|-webkit-(date|calendar|search|inner-spin|outer-spin))/;

/**
 * Of a whole style sheet, the rules that a page can use until its visitor stirs: those for the elements
 * and classes in its HTML and in the scripts that it starts with or fetches of its own accord. What only shows under a
 * pointer or on paper, and how it comes and goes, has time until the whole sheet follows at the visitor's
 * first sign.
 */
export function pageStyles(sheet: string, html: string, scripts: string): string {
  const tags = new Set(
    [...html.matchAll(/<([a-z][\w-]*)/gi), ...scripts.matchAll(/\bjsxs?\)?\([`"']([a-z]\w*)/g)].map(
      ([, tag]) => tag,
    ),
  );
  const text = `${decoded(html)} ${scripts}`;
  // A class may have quotes in its name.
  const words = new Set([...text.split(/[\s"`]+/), ...text.split(/[\s"'`]+/)]);

  const rareInputs = /\btype[=:]["`](date|file|month|number|search|time|week)["`]/.test(
    html + scripts,
  );

  const forPaper = html.includes(' data-print=');

  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return words.has(part.name);
      if (part.type === 'type') return tags.has(part.name);
      if (part.type === 'attribute') {
        return html.includes(` ${part.name}=`) || words.has(part.name);
      }
      if (part.type === 'pseudo-element') {
        if (part.kind === 'placeholder') return /\bplaceholder[=:]/.test(html + scripts);
        return rareInputs || !ofRareInputs.test(nameOf(part));
      }
      if (part.type !== 'pseudo-class') return true;
      if (part.kind === 'hover' || part.kind === 'active') return false;
      if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
      return part.selectors.some(canMatch);
    });

  const { code } = transform({
    filename,
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => (selectors.some(canMatch) ? undefined : []),
        media: ({ value: { query } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === 'print') && !forPaper
            ? []
            : undefined,
      },
      Declaration: (declaration) => {
        const { property } =
          declaration.property === 'unparsed' ? declaration.value.propertyId : declaration;
        return property.startsWith('transition') ? [] : undefined;
      },
    },
  });
  const css = code
    .toString()
    .replace(/^\/\*!.*?\*\/\s*/, '')
    // Lightning CSS writes some prefixed declarations several times.
    .replaceAll(/(?<=[;{])([^;{}]+;)\1+/g, '$1');
  return withoutUnused(folded(withInitialValues(css)));
}

/**
 * Tailwind registers its properties for their initial values, and sets these by a rule where a
 * browser cannot register. The rule alone does for all, at half the length.
 */
const withInitialValues = (css: string) =>
  css
    .replaceAll(/@property [^{]*\{[^}]*\}/g, '')
    .replace(/(@layer properties\{)@supports .*?\{(\*[^}]*\})\}/, '$1$2');

/** With the values of Tailwind's properties that no rule of the page sets, in place of their names. */
function folded(css: string): string {
  const [layer = '', initial = ''] = /@layer properties\{[^{]*\{([^}]*)\}\}/.exec(css) ?? [];
  let rules = css.replace(layer, '');
  for (const [, name = '', value = ''] of initial.matchAll(/(--tw-[\w-]+):([^;]*)/g)) {
    if (rules.includes(`${name}:`)) continue;
    // A fallback holds at most one pair of parentheses.
    const use = new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g');
    rules = rules.replaceAll(use, (whole, fallback?: string) =>
      value === 'initial' ? (fallback ?? whole) : value,
    );
  }
  return layer + rules;
}

/** Without custom properties and animations that no rule needs; one may have needed another. */
function withoutUnused(css: string): string {
  const unusedSymbols = ownNames(css).filter((name) => !mentions(css, name));
  if (unusedSymbols.length === 0) return css;
  const { code } = transform({ filename, code: Buffer.from(css), minify: true, unusedSymbols });
  return withoutUnused(code.toString());
}

/** The custom properties and animations that the sheet itself names. */
function ownNames(css: string): string[] {
  const found = css.matchAll(/(--[\w-]+):|@property (--[\w-]+)|@keyframes ([\w-]+)/g);
  return [
    ...new Set([...found].map(([, set, property, frames]) => set ?? property ?? frames ?? '')),
  ];
}

function mentions(css: string, name: string): boolean {
  return name.startsWith('--')
    ? new RegExp(`var\\(${name}(?![\\w-])`).test(css)
    : new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(css);
}

type PseudoElement = Extract<SelectorComponent, { type: 'pseudo-element' }>;

const nameOf = (part: PseudoElement) => (part.kind === 'custom' ? part.name : part.kind);

/** Attribute values as the browser reads them. */
const decoded = (html: string) =>
  html.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
