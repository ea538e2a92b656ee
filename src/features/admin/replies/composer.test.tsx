import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '@/content/en/admin-records';
import { adminReplies } from '@/content/en/admin-replies';
import { mails as frenchMails } from '@/content/fr/mails';
import { replyMails } from '@/content/reply-mails';
import { adminSending } from '@/content/en/admin-sending';
import {
  chooseTemplate,
  Conversation,
  openEditor,
  openPart,
  openReply,
} from '@tests/support/admin/composer';
import { quote, dbRow, withQuotes } from '@tests/support/admin/test-lists';

const { editor: texts, composer } = adminSending;
const backend = withQuotes();

const answer = {
  id: 'answer-1',
  kind: 'received',
  table_name: 'quote_requests',
  record_id: quote(1).id,
  from_name: 'Ada',
  from_address: 'ada@example.com',
  subject: 'Re: Your request',
  body: 'We agree. When can you start?\n\n> We have a plan.',
  new_text: 'We agree. When can you start?',
  left_out: [],
  automatic: false,
  open: true,
  created_at: '2026-11-20T09:58:00+00:00',
};

test('an admin who answers a request sees its words, begins with a template in its language, and can leave with Escape', async () => {
  Object.assign(dbRow(1), { locale: 'fr' });
  const { user, panel } = await openPart(Conversation);
  const opener = await panel.findByRole('button', { name: adminReplies.title });
  expect(panel.queryByLabelText(texts.body)).toBeNull();
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(panel.getByText(texts.to(quote(1).email, languages.fr))).toBeVisible();
  const form = within(panel.getByRole('region', { name: composer.title }));
  expect(form.getAllByText(/^First line/)[0]).toBeVisible();
  await chooseTemplate(user, 'decline');
  const french = replyMails.fr;
  const { decline } = french.mails.quote_requests;
  const { kinds, subject, topics } = frenchMails;
  await user.click(panel.getByText(texts.more));
  expect(panel.getByLabelText(texts.subject)).toHaveValue(
    subject(kinds.quote_requests.subject, 'DR-5EED0004', topics[quote(1).service_type]),
  );
  const field = panel.getByLabelText<HTMLTextAreaElement>(texts.body);
  expect(field.value).toContain(french.greeting('Ọláwálé Nguyễn'));
  expect(field.value).toContain(decline);

  await user.click(field);
  await user.keyboard('{Escape}');
  expect(panel.queryByLabelText(texts.body)).toBeNull();
  expect(opener).toHaveFocus();
});

test('an admin sees what is answered while writing, at first its first words, and begins without a template', async () => {
  backend().rows['messages'] = [answer];
  const { user, panel } = await openEditor();
  const form = within(panel.getByRole('region', { name: composer.title }));
  const [firstWords, wholeText] = form.getAllByText(answer.new_text);
  expect(firstWords).toBeVisible();
  expect(wholeText).not.toBeVisible();
  await user.click(firstWords as HTMLElement);
  expect(wholeText).toBeVisible();
  const { greeting, closing } = replyMails.en;
  expect(panel.getByLabelText<HTMLTextAreaElement>(texts.body).value).toBe(
    `${greeting('Ọláwálé Nguyễn')}\n\n\n\n${closing}\nDeccan Reach`,
  );
});

test('an admin sees that a caller gave no address', async () => {
  Object.assign(dbRow(1), { email: '' });
  const { user, panel } = await openPart(Conversation);
  await openReply(user);
  expect(await panel.findByText(texts.noAddress)).toBeVisible();
  expect(panel.queryByLabelText(texts.body)).toBeNull();
});
