/** Bridges the gap before drafts: only Firefox restores text typed before a form's code has loaded. */
const key = 'restore-text';

const address = () => location.pathname + location.search;

const inputs = () =>
  document.querySelectorAll<HTMLInputElement>(
    'main form :is(input:not([type=checkbox], [type=file], [type=password]), select, textarea)[name]',
  );

export function saveTextOnUnload(): void {
  addEventListener('pagehide', () => {
    const values = [...inputs()].map(({ name, value }) => [name, value]);
    sessionStorage.setItem(key, JSON.stringify({ address: address(), values }));
  });
}

/** Must be called before React starts. */
export function restoreText(): void {
  try {
    const kept = sessionStorage.getItem(key);
    if (!kept) return;
    sessionStorage.removeItem(key);
    const stored = JSON.parse(kept) as { address: string; values: [string, string][] };
    if (stored.address !== address()) return;
    const typed = new Map(stored.values);
    for (const input of inputs()) input.value = typed.get(input.name) || input.value;
  } catch {
    // Blocked, or written by an earlier version.
  }
}
