/** Of the parts on the screen that are fetched when they come near: what fetches each at once. */
export const shownParts = new Set<() => Promise<unknown>>();

export async function fetchShownParts(): Promise<void> {
  await Promise.all([...shownParts].map((fetch) => fetch()));
}
