import type { Page } from 'playwright/test';
import { mails as mailTexts } from '../../../src/content/fr/mails.ts';
import { quoteForm } from '../../../src/content/fr/quote-form.ts';
import { status as statusTexts } from '../../../src/content/fr/status.ts';
import { applications } from '../../db/tables.ts';
import { sql } from '../admin-support.ts';
import { newPerson } from '../forms.ts';
import { mailsTo } from '../mails.ts';
import { expect, rowsWhere, test } from '../support.ts';

test('a visitor sends the quote form in French, and withdraws by the mailed link', async ({
  page,
  context,
}) => {
  const { email } = newPerson();
  await raiseMailLimit();
  await page.clock.install();
  await page.goto('/fr/get-quote');
  await submitButton(page).click();
  await expect(page.getByText(quoteForm.messages.companyName).first()).toBeVisible();
  await fillFrenchForm(page, email);
  // A submission typed as fast as by a bot gets no mail.
  await page.clock.fastForward(5000);
  await submitButton(page).click();
  await expect(page.getByText(quoteForm.done.title).first()).toBeVisible();
  const [row] = await rowsWhere('quote_requests', { email });
  expect(row).toMatchObject({ country: 'Cameroon', phone: '+237 6 71 23 45 67', locale: 'fr' });
  const id = String(row?.['id']);
  const reference = `DR-${id.slice(0, 8).toUpperCase()}`;
  await expect(page.getByText(reference, { exact: true })).toBeVisible();

  const reader = await context.newPage();
  await reader.goto(await readStatusLink(email, reference));
  await expect(reader.getByText(reference)).toBeVisible();
  const { stages } = statusTexts.kinds.quote_requests;
  await expect(reader.getByText(stages.new.title)).toBeVisible();
  await sql`update quote_requests set status = 'contacted' where id = ${id}`;
  await reader.reload();
  await expect(reader.getByText(stages.contacted.title)).toBeVisible();

  await reader.getByRole('button', { name: statusTexts.withdraw.action }).click();
  await reader.getByRole('button', { name: statusTexts.withdraw.yes }).click();
  await expect(reader.getByText(statusTexts.withdraw.done)).toBeVisible();
  expect(await rowsWhere('quote_requests', { email })).toEqual([]);
  expect(
    await sql`select from mails where record_id = ${id} and kind <> 'withdrawal'`,
  ).toHaveLength(0);
  await reader.reload();
  await expect(reader.getByText(statusTexts.gone)).toBeVisible();
});

/** Waits for the confirmation, which repeats nothing that the sender wrote; returns its link. */
async function readStatusLink(email: string, reference: string): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const [mail] = mailsTo(email);
  const { kinds, subject, topics } = mailTexts;
  expect(mail?.subject).toBe(
    subject(kinds.quote_requests.subject, reference, topics['Custom Solution']),
  );
  expect(mail?.text).not.toMatch(/Wouri|Aïssatou|sonneries/);
  return /http\S+\/fr\/status#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

test('a mail gateway that only opens every link changes nothing', async ({ page }) => {
  const { email } = newPerson();
  await raiseMailLimit();
  const [application] = await sql`
    with sent as (
      insert into career_applications ${sql({ ...applications.row, email })} returning id
    ), noted as (
      insert into private.mail_events (table_name, record_id)
      select 'career_applications', id from sent
    )
    select id, pg_notify('mail', '') from sent
  `;
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const links = mailsTo(email)[0]?.text.match(/http\S+/g) ?? [];
  expect(links).toHaveLength(2);
  const [, newsLink = ''] = links;
  const secret = newsLink.split('news.')[1] ?? '';
  const oneClickUrl = new URL(`/functions/v1/mail/news/en/${secret}`, newsLink).href;
  for (const link of [...links, oneClickUrl]) {
    await page.goto(link);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  }
  await expect(page).toHaveURL(/\/status#news\./);
  const readReceivesUpdates = () =>
    sql`select receive_updates from career_applications where id = ${application?.['id']}`;
  expect(await readReceivesUpdates()).toEqual([{ receive_updates: true }]);

  const response = await page.request.post(oneClickUrl, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(response.status()).toBe(200);
  expect(await readReceivesUpdates()).toEqual([{ receive_updates: false }]);
});

/** Other tests have used up the hourly limit of confirmations. */
const raiseMailLimit = () =>
  sql`update private.mail_settings set acknowledgements_an_hour = 100000`;

const submitButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: quoteForm.submit });

async function fillFrenchForm(page: Page, email: string) {
  const { fields, options } = quoteForm;
  const field = ({ label }: { label: string }) => page.getByLabel(label, { exact: true });
  await field(fields.companyName).fill('Wouri Télécom');
  await field(fields.contactName).fill('Aïssatou N’Diaye');
  await field(fields.email).fill(email);
  await field(fields.country).selectOption({ label: options.country.Cameroon });
  await expect(field(fields.phone)).toHaveValue(/^\+237/);
  await field(fields.phone).fill('+237 6 71 23 45 67');
  await field(fields.serviceType).selectOption({ label: options.serviceType['Custom Solution'] });
  await field(fields.projectDescription).fill('Des sonneries d’attente, d’abord à Douala.');
  await field(fields.timeline).selectOption({ label: options.timeline.short });
  await field(fields.budget).selectOption({ label: options.budget.discuss });
  await page.getByRole('checkbox').check();
}
