// Every state of a form is accessible: empty, with errors, waiting for the network, sent, which is then in sight.
import { dispatchOn, formOn, forms, newPerson, resetConnection, restPaths } from '../forms.ts';
import { expectAccessible, expectNoOverflow, openPage } from '../site.ts';
import { expect, test } from '../support.ts';

for (const form of forms) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the ${form.name} form is accessible in every state and shows what was sent, ${colorScheme}`,
      { tag: '@nightly' },
      async ({ browser }) => {
        const page = await openPage(browser, form.path, { width: 360, colorScheme });
        const submit = formOn(page).getByRole('button', { name: form.submit });
        await submit.scrollIntoViewIfNeeded();
        await expect(submit).toBeEnabled();
        await submit.click();
        await expect(formOn(page).locator('[aria-invalid=true]').first()).toBeFocused();
        await expectAccessible(page, 'errors');

        await form.fill(page, newPerson());
        // The form retries by itself, while axe is still running.
        await page.route(restPaths, resetConnection);
        await submit.click();
        await expect(formOn(page).getByRole('button', { name: 'Try now' })).toBeVisible();
        // A message or the header may lie above a field that is scrolled to.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page, 'not sent yet');

        await page.unroute(restPaths, resetConnection);
        await dispatchOn(page, 'online');
        await expect(formOn(page).getByText(form.success)).toBeVisible();
        await expect(page.locator('[data-sent] h3')).toBeInViewport({ ratio: 1 });
        // On a short page a toast lies above the links of the footer for some seconds.
        await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
        await expectAccessible(page, 'sent');
        await expectNoOverflow(page);
        await page.context().close();
      },
    );
  }
}
