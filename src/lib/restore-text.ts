const key = 'restore-text';

const currentAddress = () => location.pathname + location.search;

const formInputs = () =>
  document.querySelectorAll<HTMLInputElement>(
    'main form :is(input:not([type=checkbox], [type=file], [type=password]), select, textarea)[name]',
  );

/** Keeps text over a reload that comes before a form's drafts work; of the browsers, only Firefox does so. */
export function saveTextOnUnload(): void {
  addEventListener('pagehide', () => {
    const values = [...formInputs()].map(({ name, value }) => [name, value]);
    sessionStorage.setItem(key, JSON.stringify({ address: currentAddress(), values }));
  });
}

/** Must be called before React starts, which takes over the values of the fields. */
export function restoreText(): void {
  try {
    const json = sessionStorage.getItem(key);
    if (!json) return;
    sessionStorage.removeItem(key);
    const saved = JSON.parse(json) as { address: string; values: [string, string][] };
    if (saved.address !== currentAddress()) return;
    const values = new Map(saved.values);
    for (const input of formInputs()) input.value = values.get(input.name) || input.value;
  } catch {
    // Blocked, or written by an earlier version.
  }
}
