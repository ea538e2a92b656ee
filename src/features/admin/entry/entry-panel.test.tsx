import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { openQuotes, quote, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';
import { browser } from '@tests/support/admin/test-session';

const backend = withQuotes();

test('an admin who adds a lead sees what is missing, and its record opens', async () => {
  const user = await openQuotes();
  await user.click(screen.getByRole('link', { name: texts.add }));
  const form = within(await screen.findByRole('form', { name: 'Add a quote request' }));
  await user.click(form.getByRole('button', { name: texts.save }));
  expect(await form.findByText(texts.missing('Channel'))).toBeVisible();

  await user.selectOptions(form.getByLabelText('Channel'), 'fair');
  await user.type(form.getByLabelText('Company'), 'Sahel Mobile');
  await user.type(form.getByLabelText('Contact'), 'Ada');
  await user.type(form.getByLabelText('Email'), 'ada@example.com');
  await user.type(form.getByLabelText('Phone'), '+234 803 000 0001');
  await user.type(form.getByLabelText('Country'), 'Nigeria');
  await user.selectOptions(form.getByLabelText('Service'), 'Custom Solution');
  await user.selectOptions(form.getByLabelText('Timeline'), 'short');
  await user.selectOptions(form.getByLabelText('Budget'), 'discuss');
  await user.type(form.getByLabelText('Project description'), 'Met at the fair in Lagos.');
  backend().rows['rpc/add_submission'] = [];
  backend().failing.set('rpc/add_submission', { status: 200, body: `"${quote(1).id}"` });
  await user.click(form.getByRole('button', { name: texts.save }));
  await findToast(texts.done);
  await waitFor(() => expect(browser.address).toBe(`/admin/contacts/quotes/${quote(1).id}`));
});
