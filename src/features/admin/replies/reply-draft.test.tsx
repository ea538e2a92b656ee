import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminSending } from '@/content/en/admin-sending';
import { openReply } from '@tests/support/admin/composer';
import { openQuote, quote, withQuotes } from '@tests/support/admin/test-lists';

const { editor: texts } = adminSending;
const backend = withQuotes();
const { id } = quote(1);
const sent = () => backend().sent('rpc/send_messages');

afterEach(() => sessionStorage.clear());

test('an admin is asked once before a template that nobody read is sent with a key', async () => {
  backend().rows['reply_templates'] = [
    {
      id: 'template',
      table_name: 'quote_requests',
      locale: 'en',
      name: 'details',
      subject: 'Yours',
      body: 'Hello',
    },
  ];
  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome: 'queued' }]);
  const { user } = await openQuote();
  const sendByKey = async () => {
    await openReply(user);
    await user.keyboard('{Control>}{Enter}{/Control}');
  };
  await sendByKey();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.untouched);
  expect(sent()).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await sendByKey();
  await waitFor(() => expect(sent()).toHaveLength(2));
});

test('an admin keeps the text of a reply whose record was deleted while it was typed', async () => {
  backend().answers.set('rpc/send_messages', [{ record_id: id, outcome: 'gone' }]);
  const { user } = await openQuote();
  await openReply(user);
  const text = await screen.findByRole('textbox', { name: texts.body });
  await user.clear(text);
  await user.type(text, 'We can start on Monday.');
  backend().rows['quote_requests'] = [];
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(adminDetail.panel.unknownTitle);
  expect(screen.getByRole('textbox', { name: texts.body })).toHaveValue('We can start on Monday.');
  expect(screen.getByText(texts.refused.gone)).toBeVisible();
});
