import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { formParts } from '@/content/en/form-parts';
import { loadPhoneRules } from '@/components/form/phone-number';
import { openQuotes, quote, withQuotes } from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const backend = withQuotes();

test('an admin adds who called with two fields, sees what is missing, and the record opens', async () => {
  const user = await openQuotes();
  await user.click(screen.getByRole('link', { name: texts.add }));
  const form = within(await screen.findByRole('form', { name: 'Add a quote request' }));
  await user.click(form.getByRole('button', { name: texts.save }));
  expect(await form.findByText(texts.noName)).toBeVisible();
  expect(form.getByText(texts.noWay)).toBeVisible();

  await loadPhoneRules();
  await user.type(form.getByLabelText('Contact'), 'Ada');
  await user.type(form.getByLabelText('Phone'), '0803 000 0001');
  expect(await form.findByText(formParts.phone.noCode())).toBeVisible();
  backend().rows['rpc/add_submission'] = [];
  backend().failing.set('rpc/add_submission', { status: 200, body: `"${quote(1).id}"` });
  await user.click(form.getByRole('button', { name: texts.save }));
  await findToast(texts.done);
  await waitFor(() =>
    expect(browser.address).toMatch(/^\/admin\/contacts\/quotes\/[-0-9a-f]{36}$/),
  );
});
