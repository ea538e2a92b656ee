import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { adminAnswers } from '../../../src/content/en/admin-answers.ts';
import { adminDetail } from '../../../src/content/en/admin-detail.ts';
import { adminOutcome } from '../../../src/content/en/admin-outcome.ts';
import { adminReplies } from '../../../src/content/en/admin-replies.ts';
import { adminWork } from '../../../src/content/en/admin-work.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import { pdf } from '../../support/document-builders.ts';
import { addQuote, chooseTemplate, panel, sql, test, toast } from '../admin-support.ts';
import { newPerson } from '../forms.ts';
import { answerByMail, mailsTo, sendWaitingReplies } from '../mails.ts';
import { expect } from '../support.ts';

const { editor } = adminSending;

test('a quote in French gets a proposal, is answered with a file, and is won', async ({ page }) => {
  const { email } = newPerson();
  const id = await addQuote({ email, locale: 'fr' });
  await page.goto(`/admin/contacts/quotes/${id}`);
  await sendProposal(page, 'Voici notre proposition.');
  await sendWaitingReplies(id);
  const sentMails = () => mailsTo(email).filter(({ files }) => files.length > 0);
  await expect.poll(sentMails).toHaveLength(1);
  expect(sentMails()[0]?.text).toContain('Voici notre proposition.');

  const contract = Buffer.from('A text document');
  await answerByMail(id, {
    from: `Aïssatou N’Diaye <${email}>`,
    subject: `Re: ${sentMails()[0]?.subject}`,
    text: 'C’est d’accord !\n\nLe 28 nov. 2026 à 09:00, Deccan Reach a écrit :\n> Voici notre proposition.',
    attachments: [{ filename: 'Contrat signé.odt', content: contract }],
  });

  await page.goto('/admin/work/messages');
  const messages = page.getByRole('region', { name: adminWork.views.messages });
  await messages.locator(`a[href*="${id}"]`).click();
  const notice = panel(page).getByRole('region', { name: adminAnswers.title });
  await expect(notice.getByText('C’est d’accord !', { exact: true })).toBeVisible();
  await expect(notice.getByText('> Voici notre proposition.')).toBeHidden();
  await notice.getByText(adminAnswers.whole).click();
  await expect(notice.getByText('> Voici notre proposition.')).toBeVisible();
  const downloadButton = notice.getByRole('button', { name: 'Download Contrat signé.odt' });
  const [download] = await Promise.all([page.waitForEvent('download'), downloadButton.click()]);
  expect(readFileSync(await download.path()).equals(contract)).toBe(true);

  await panel(page).getByRole('button', { name: adminReplies.title }).click();
  await sendText(page, 'Merci, nous commençons lundi.');
  await sendWaitingReplies(id);
  await expect(notice).toHaveCount(0);
  await setWon(page);
  const outcome = () => sql`select outcome, new_answer_at from quote_requests where id = ${id}`;
  await expect.poll(outcome).toMatchObject([{ outcome: 'won', new_answer_at: null }]);
});

/** Writes a proposal with a file to the open record. */
async function sendProposal(page: Page, body: string) {
  await panel(page).getByRole('button', { name: adminReplies.title }).click();
  await chooseTemplate(panel(page), 'proposal');
  await expect(panel(page).getByLabel(editor.isProposal)).toBeChecked();
  const file = { name: 'Proposition.pdf', mimeType: 'application/pdf' };
  const input = panel(page).locator('input[type=file]');
  await input.setInputFiles({ ...file, buffer: Buffer.from(pdf(20_000)) });
  await expect(panel(page).getByText('Proposition.pdf')).toBeVisible();
  await expect(panel(page).getByText(adminSending.files.uploading)).toHaveCount(0);
  await sendText(page, body);
}

/** Sends the open reply with this text. */
async function sendText(page: Page, body: string) {
  await panel(page).getByLabel(editor.body).fill(body);
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, editor.queued)).toBeVisible();
}

async function setWon(page: Page) {
  const property = new RegExp(`^${adminOutcome.label}:`);
  await panel(page).getByRole('button', { name: adminDetail.properties.details }).click();
  await panel(page).getByRole('button', { name: property }).click();
  await page.getByRole('menuitemcheckbox', { name: adminOutcome.values.won }).click();
}
