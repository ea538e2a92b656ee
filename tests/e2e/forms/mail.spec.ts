// The confirmation that a visitor receives, and its link.
import { mails as mailTexts } from '@/content/fr/mails';
import { quoteForm } from '@/content/fr/quote-form';
import { status as statusTexts } from '@/content/fr/status';
import { sql } from '../admin-support.ts';
import { newPerson } from '../forms.ts';
import { fill, path, submitOf } from '../french-quote.ts';
import { mailsTo } from '../mails.ts';
import { expect, rowsWhere, test } from '../support.ts';

test('a visitor can follow the mailed link to see the status of a request and withdraw it', async ({
  page,
  context,
}) => {
  const { email } = newPerson();
  // Other tests have used up the hourly limit.
  await sql`update private.mail_settings set acknowledgements_an_hour = 100000`;
  await page.clock.install();
  await page.goto(path);
  await fill(page, email);
  // A submission typed as fast as by a bot gets no mail.
  await page.clock.fastForward(5000);
  await submitOf(page).click();
  await expect(page.getByText(quoteForm.done.title).first()).toBeVisible();
  const [row] = await rowsWhere('quote_requests', { email });
  const id = String(row?.['id']);
  const reference = `DR-${id.slice(0, 8).toUpperCase()}`;
  await expect(page.getByText(reference, { exact: true })).toBeVisible();

  await expect.poll(() => mailsTo(email).length).toBe(1);
  const [mail] = mailsTo(email);
  const { acknowledgement, kinds } = mailTexts;
  expect(mail?.subject).toBe(acknowledgement.subject(kinds.quote_requests.name, reference));
  expect(mail?.text).not.toMatch(/Wouri|Aïssatou|sonneries/);
  const link = /http\S+\/fr\/status#\S+/.exec(mail?.text ?? '')?.[0] ?? '';

  const reader = await context.newPage();
  await reader.goto(link);
  await expect(reader.getByText(reference)).toBeVisible();
  await expect(reader.getByText(statusTexts.kinds.quote_requests.stages.new.title)).toBeVisible();
  await sql`update quote_requests set status = 'contacted' where id = ${id}`;
  await reader.reload();
  await expect(
    reader.getByText(statusTexts.kinds.quote_requests.stages.contacted.title),
  ).toBeVisible();

  await reader.getByRole('button', { name: statusTexts.withdraw.action }).click();
  await reader.getByRole('button', { name: statusTexts.withdraw.yes }).click();
  await expect(reader.getByText(statusTexts.withdraw.done)).toBeVisible();
  expect(await rowsWhere('quote_requests', { email })).toEqual([]);
  expect(await sql`select from mails where record_id = ${id}`).toHaveLength(0);
  await reader.reload();
  await expect(reader.getByText(statusTexts.gone)).toBeVisible();
});
