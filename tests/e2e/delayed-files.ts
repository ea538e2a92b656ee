import type { Page } from 'playwright/test';

/** Delays matching files until the returned function is called. */
export async function delayFiles(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await allowed;
    await route.continue();
  });
  return release;
}
