let pending: Promise<unknown> | undefined;

/**
 * Fetches the whole style sheet; resolves when it applies. A prerendered page starts with the rules
 * that it needs itself, so whatever comes later waits for this.
 */
export async function allStyles(): Promise<void> {
  if (import.meta.env.SSR) return;
  pending ??= import('@/index.css').catch(() => {
    // Poor looks serve better than none; the next one asks again.
    pending = undefined;
  });
  await pending;
}

/**
 * Code that a page fetches of its own accord, as soon as it reacts: the page's own styles serve that,
 * too, until the visitor stirs.
 */
export async function ownPart<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), pending]);
  return code;
}

/** Code that its page does not start with, and the styles for what it shows. */
export async function later<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), allStyles()]);
  return code;
}
