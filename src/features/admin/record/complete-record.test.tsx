import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminEntry } from '@/content/en/admin-entry';
import { queryClient } from '@/lib/query-client';
import { openQuote, quote, dbRow, withQuotes } from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const { complete: texts } = adminEntry;
const backend = withQuotes(1);
const sentCompletions = () => backend().sent<{ given: object }>('rpc/complete_record');

beforeEach(() => {
  backend().answers.set('rpc/complete_record', ({ given }: { given: object }) => {
    Object.assign(dbRow(1), given);
    return null;
  });
});

async function openCompletion(name: string, values: object) {
  Object.assign(dbRow(1), values);
  const { user, panel } = await openQuote();
  const openDialog = async () => {
    await user.click(await panel.findByText(name));
    return within(await screen.findByRole('alertdialog', { name }));
  };
  return { user, panel, openDialog, dialog: await openDialog() };
}

test('an admin adds who a caller is, keeps what was typed when that failed, and finds the country proposed from the number', async () => {
  const callerValues = { came_by: 'call', contact_name: '', email: '', country: '', budget: '' };
  const { user, panel, openDialog, dialog } = await openCompletion(texts.open, callerValues);
  expect(dialog.getByLabelText('Country')).toHaveValue('Nigeria');
  expect(dialog.getByLabelText('Country')).toHaveAccessibleDescription(texts.proposed);
  await user.click(dialog.getByLabelText('Email'));
  await user.paste('ada@example.org');
  backend().failures.set('rpc/complete_record', { status: 400 });
  await user.keyboard('{Enter}');
  expect(await dialog.findByText(texts.failed)).toBeVisible();
  await user.keyboard('{Escape}');

  backend().failures.clear();
  const reopened = await openDialog();
  expect(reopened.getByLabelText('Email')).toHaveValue('ada@example.org');
  await user.click(reopened.getByLabelText('Contact'));
  await user.paste(' Ada  Obi ');
  await user.selectOptions(reopened.getByLabelText('Budget'), '$50,000-$100,000');
  await user.click(reopened.getByText(texts.save));
  await findToast(texts.done);
  expect(sentCompletions().at(-1)).toEqual({
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

test('an admin corrects what a visitor wrote, which is shown beside it, and leaves what a colleague corrected meanwhile', async () => {
  const { user, panel, dialog } = await openCompletion(texts.correct, {
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
  expect(sentCompletions().map(({ given }) => Object.keys(given))).toEqual([['contact_name']]);
});
