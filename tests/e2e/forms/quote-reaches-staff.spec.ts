import { randomUUID } from 'node:crypto';
import {
  admin,
  api,
  countRows,
  expect,
  requestQuote,
  rowsWhere,
  signIn,
  stranger,
  test,
} from '../support';

test('a visitor asks for a quote, staff see it and mark it contacted', async ({
  page,
  browser,
}) => {
  const company = `Sahel Mobile ${randomUUID().slice(0, 8)}`;
  const text = 'Ring-back tones for two million people.\nStarting in Kano.';
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, admin);

  await requestQuote(page, { company, text });
  await expect(page.getByText('Quote Request Submitted')).toBeVisible();
  await expect(
    page.getByText("We'll get back to you within 24 hours with a detailed proposal."),
  ).toBeVisible();

  const rows = await rowsWhere('quote_requests', { company_name: company });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    company_name: company,
    contact_name: 'Ọláwálé Nguyễn',
    country: 'Nigeria',
    phone: '+234 8012345678',
    service_type: 'Custom Solution',
    project_description: text,
    timeline: 'short',
    budget: 'discuss',
    status: 'new',
  });
  const reference = String(rows[0]?.['id']).slice(0, 8).toUpperCase();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();

  await staff.reload();
  await staff.getByRole('link', { name: /^quote requests/i }).click();
  const row = staff.getByRole('row').filter({ hasText: company }).first();
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: company }).click();
  await expect(staff).toHaveURL(`/admin/contacts/quotes/${String(rows[0]?.['id'])}`);
  await expect(staff.getByText(text)).toBeVisible();
  await staff.keyboard.press('Escape');
  await expect(row.getByRole('link', { name: company })).toBeFocused();

  await row.getByRole('button', { name: 'Mark Contacted' }).click();
  await expect(staff.getByText('Status updated successfully')).toBeVisible();
  await expect(row.getByText('Contacted', { exact: true })).toBeVisible();
  expect((await rowsWhere('quote_requests', { company_name: company }))[0]).toMatchObject({
    status: 'contacted',
  });
});

test(
  'a stranger who signs in is denied and gets no row over the API',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/admin');
    await page.getByLabel(/email/i).fill(stranger.email);
    await page.getByLabel(/password/i).fill(stranger.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    // As a toast that goes, and as a text that stays.
    await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
    await expect(page.getByText("You don't have admin privileges", { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');

    const token = await api.signIn(stranger);
    for (const table of [
      'quote_requests',
      'contact_submissions',
      'career_applications',
      'partnership_applications',
      'activity_log',
    ]) {
      expect(await countRows(table), table).toBeGreaterThan(0);
      for (const caller of [token, undefined]) {
        const answer = await api.read(table, caller);
        const rows: unknown = await answer.json();
        expect(answer.ok ? rows : [], `${table} for ${caller ? 'stranger' : 'anonymous'}`).toEqual(
          [],
        );
        expect(answer.headers.get('content-range') ?? '*/0').toMatch(/\/(0|\*)$/);
      }
    }
  },
);

test(
  'what a visitor typed shows up in no address and in no console',
  { tag: '@nightly' },
  async ({ page }) => {
    const said: string[] = [];
    const visited: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => visited.push(request.url()));
    await requestQuote(page, { company: 'Quiet Company', text: 'Nothing of this may leak out.' });
    await expect(page.getByText('Quote Request Submitted')).toBeVisible();

    for (const line of [...said, ...visited, page.url()]) {
      expect(line).not.toMatch(/quiet|leak|ola%40|ola@|801234/i);
    }
    const hosts = new Set(visited.map((url) => new URL(url).host));
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  },
);

test('without a script the form cannot be sent, so nothing gets into the address bar', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/get-quote');
  await expect(page.getByRole('button', { name: 'Submit Quote Request' })).toBeDisabled();
  expect(await page.locator('form').getAttribute('method')).toBe('post');
  await context.close();
});
