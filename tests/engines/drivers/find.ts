/** What is looked for in a page. */
export interface Query {
  by: 'label' | 'role' | 'text' | 'css';
  /** A role, a CSS selector, or the text itself. */
  what: string;
  /** Of an element with a role. */
  name?: string | undefined;
  exact?: boolean | undefined;
  /** The text is a regular expression. */
  pattern?: boolean;
  /** A CSS selector of what it stands in. */
  within?: string | undefined;
}

/** Runs in the page, so it may use nothing from outside. Only what a visitor can see counts. */
export function findIn({ by, what, name, exact, pattern, within }: Query): Element[] {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (text: string, wanted: string) => {
    if (pattern) return new RegExp(wanted).test(text);
    return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
  };
  const shown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[aria-hidden=true]');
  const scope = within ? document.querySelector(within) : document;
  const all = (selector: string) => [...(scope?.querySelectorAll(selector) ?? [])].filter(shown);
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const own = element.getAttribute('aria-label') ?? texts;
    if (own) return tidy(own);
    return tidy(labels?.length ? labels[0]?.textContent : element.textContent);
  };
  const roles: Record<string, string> = {
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    searchbox: 'input[type=search]',
    tab: '[role=tab]',
  };
  switch (by) {
    case 'css':
      return all(what);
    case 'label':
      return all('input, select, textarea').filter((element) => fits(nameOf(element), what));
    case 'role':
      return all(roles[what] ?? what).filter((element) => fits(nameOf(element), name ?? ''));
    default: {
      const holds = (element: Element) => fits(tidy(element.textContent), what);
      return all('*').filter(
        (element) => holds(element) && ![...element.children].some((child) => holds(child)),
      );
    }
  }
}
