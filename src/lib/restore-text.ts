/** Drafts begin once a form's code is there; a browser gives what was typed before back in Firefox only. */
const key = 'restore-text';

const address = () => location.pathname + location.search;

const inputs = () =>
  document.querySelectorAll<HTMLInputElement>(
    'main form :is(input:not([type=checkbox], [type=file], [type=password]), select, textarea)[name]',
  );

/** Keeps what is typed until this page goes for its next load. */
export function saveTextOnUnload(): void {
  addEventListener('pagehide', () => {
    const values = [...inputs()].map(({ name, value }) => [name, value]);
    sessionStorage.setItem(key, JSON.stringify({ address: address(), values }));
  });
}

/** To be called before React starts. */
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
    // Blocked or of an earlier version.
  }
}
