import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminEntry } from '@/content/en/admin-entry';
import { queryClient } from '@/lib/query-client';
import { openQuote, quote, dbRow, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const { complete: texts } = adminEntry;
const backend = withQuotes(1);
const sent = () => backend().sent<{ given: object }>('rpc/complete_record');

beforeEach(() => {
  backend().answers.set('rpc/complete_record', ({ given }: { given: object }) => {
    Object.assign(dbRow(1), given);
    return null;
  });
});

async function open(name: string, values: object) {
  Object.assign(dbRow(1), values);
  const { user, panel } = await openQuote();
  const begin = async () => {
    await user.click(await panel.findByText(name));
    return within(await screen.findByRole('alertdialog', { name }));
  };
  return { user, panel, begin, dialog: await begin() };
}

test('an admin adds who a caller is, keeps what was typed when that failed, and finds the country proposed from the number', async () => {
  const lacks = { came_by: 'call', contact_name: '', email: '', country: '', budget: '' };
  const { user, panel, begin, dialog } = await open(texts.open, lacks);
  expect(dialog.getByLabelText('Country')).toHaveValue('Nigeria');
  expect(dialog.getByLabelText('Country')).toHaveAccessibleDescription(texts.proposed);
  await user.click(dialog.getByLabelText('Email'));
  await user.paste('ada@example.org');
  backend().failures.set('rpc/complete_record', { status: 400 });
  await user.keyboard('{Enter}');
  expect(await dialog.findByText(texts.failed)).toBeVisible();
  await user.keyboard('{Escape}');

  backend().failures.clear();
  const again = await begin();
  expect(again.getByLabelText('Email')).toHaveValue('ada@example.org');
  await user.click(again.getByLabelText('Contact'));
  await user.paste(' Ada  Obi ');
  await user.selectOptions(again.getByLabelText('Budget'), '$50,000-$100,000');
  await user.click(again.getByText(texts.save));
  await findToast(texts.done);
  expect(sent().at(-1)).toEqual({
    table_name: 'quote_requests',
    record_id: quote(1).id,
    given: {
      contact_name: 'Ada Obi',
      email: 'ada@example.org',
      country: 'Nigeria',
      budget: '50k-100k',
    },
  });
  expect(await panel.findByRole('link', { name: 'ada@example.org' })).toBeVisible();
  expect(panel.queryByText(texts.open)).toBeNull();
});

test('an admin corrects what a visitor wrote, which stays beside it, and leaves what a colleague corrected meanwhile', async () => {
  const { user, panel, dialog } = await open(texts.correct, {
    phone: '+234 803 000 0001',
    written: { country: 'Ghana' },
  });
  expect(panel.getByText(/written: .*Ghana/)).toBeVisible();
  expect(dialog.queryByLabelText('Email')).toBeNull();
  await user.click(dialog.getByText(texts.save));
  expect(await dialog.findByText(texts.empty)).toBeVisible();
  await user.click(dialog.getByLabelText('Contact'));
  await user.paste(' Obi');
  Object.assign(dbRow(1), { phone: '+234 803 000 0002' });
  await queryClient.invalidateQueries();
  expect(await panel.findByText('+234 803 000 0002')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await findToast(texts.done);
  expect(sent().map(({ given }) => Object.keys(given))).toEqual([['contact_name']]);
});
