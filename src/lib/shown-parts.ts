/** Of the parts on the screen that are fetched when they come near: what shows each at once. */
export const shownParts = new Set<() => Promise<unknown>>();

/** Those, too, that stand inside of them. */
export async function fetchShownParts(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one may bring others
  for (const show of shownParts) await show();
}
