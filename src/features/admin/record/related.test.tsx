import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminSame } from '@/content/en/admin-same';
import { referenceOf } from '@/lib/reference';
import { openQuote, quote, dbRow, withQuotes } from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';

const { related: texts } = adminDetail;
const backend = withQuotes();
const { id } = quote(1);

const relatedRow = (number: number) => ({
  id: `5eed000${number}-0000-4000-8000-000000000001`,
  source_table: 'career_applications',
  sender: `Ada ${number}`,
  status: 'reviewed',
  duplicate_of: null as string | null,
  created_at: '2026-11-20 09:00:00+00',
  spam_suspected: number === 2,
  shared: ['email', 'phone'],
});

async function openRecord() {
  const { user, panel } = await openQuote();
  return { user, panel, section: within(await panel.findByRole('region', { name: texts.title })) };
}

test('an admin sees what else came from the sender, and opens it', async () => {
  backend().rows['rpc/related_submissions'] = [relatedRow(1), relatedRow(2)];
  const { user, section } = await openRecord();
  const [first, second] = await section.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Ada 1.*Reviewed.*DR-5EED0001.*same email address, same phone/);
  expect(first).not.toHaveTextContent('Spam');
  expect(second).toHaveTextContent('Spam');

  await user.click(section.getByRole('link', { name: 'Ada 1' }));
  expect(browser.address).toBe('/admin/careers/5eed0001-0000-4000-8000-000000000001');
});

describe('a duplicate', () => {
  const otherId = quote(2).id;
  const sameKindRow = {
    ...relatedRow(1),
    id: otherId,
    source_table: 'quote_requests',
    sender: 'Company 2',
    status: 'contacted',
  };
  const closeButton = { name: adminSame.closeAs(referenceOf(otherId)) };

  test('an admin marks a record as a duplicate of another, follows its link and takes it back', async () => {
    backend().rows['rpc/related_submissions'] = [sameKindRow];
    const { user, panel, section } = await openRecord();
    await user.click(await section.findByRole('button', closeButton));
    await waitFor(() => expect(dbRow(1)).toMatchObject({ status: 'new', duplicate_of: otherId }));
    expect(await screen.findByText(adminSame.notice.counts, { exact: false })).toBeVisible();
    expect(section.queryByRole('button', closeButton)).toBeNull();
    expect(panel.getByRole('link', { name: referenceOf(otherId) })).toHaveAttribute(
      'href',
      `/admin/contacts/quotes/${otherId}`,
    );
    await user.click(panel.getByRole('button', { name: adminSame.notice.reopen }));
    await waitFor(() => expect(dbRow(1)).toMatchObject({ duplicate_of: null }));
    expect(screen.queryByText(adminSame.notice.counts, { exact: false })).toBeNull();
  });

  test('an admin sees which records are duplicates of this one, and is offered no other kind, company or spam', async () => {
    backend().rows['rpc/related_submissions'] = [
      { ...sameKindRow, duplicate_of: id },
      { ...sameKindRow, id: quote(3).id, shared: ['company'] },
      { ...sameKindRow, id: quote(4).id, spam_suspected: true },
      relatedRow(2),
    ];
    const { section } = await openRecord();
    const [first] = await section.findAllByRole('listitem');
    expect(first).toHaveTextContent(adminSame.duplicate);
    expect(section.queryByRole('button')).toBeNull();
  });
});
