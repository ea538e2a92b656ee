import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminAccount, idleMailState } from '@tests/support/admin/fake-backend';
import { openStaffPart } from '@tests/support/admin/composer';
import { openSignedIn } from '@tests/support/admin/test-session';
import {
  backend,
  stubBuildTime,
  buttonOf,
  colleague,
  confirmedFact,
  factRow,
  newSetup,
  openFacts,
  entryOf,
  scrollIntoView,
  healthSign,
  acceptFacts,
  withSetup,
} from '@tests/support/admin/test-setup';
import { findToast } from '@tests/support/toasts';
import { allFacts } from './facts';
import { useSetup } from './use-setup';
import { TaskRows } from './task-rows';

withSetup();

const allSet = { ...newSetup, samples: 0, postings: 1, tried: true, replied: true, received: true };

test('an owner is led from row to row, says that each is true, and can take it back; the link to open rows goes with the last', async () => {
  const { rows } = backend();
  rows['rpc/read_setup'] = [allSet];
  rows['site_facts'] = allFacts.slice(2).map(({ key }) => factRow(key, null));
  rows['colleagues'] = [adminAccount.id, 'c-1', 'c-2'].map(colleague);
  stubBuildTime();
  acceptFacts();
  const user = await openSignedIn('/admin');
  await user.click(await screen.findByText('Set up'));
  expect(await screen.findByText(/^Nobody has to publish it: .* once a day\./)).toHaveTextContent(
    /Last built 1 hour ago/,
  );
  await user.click(screen.getByText('Next: Company name'));
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
  expect(buttonOf('It is true: Company name')).toHaveFocus();
  await user.click(buttonOf('It is true: Company name'));
  expect(await entryOf('Company name').findByText('Published.', { exact: false })).toBeVisible();
  expect(buttonOf('Change: Company name')).toHaveFocus();
  expect(screen.getByText('Next: Address')).toBeVisible();
  await findToast('Saved: Company name');
  await user.click(screen.getByText('Undo'));
  await findToast('Undone: Company name');
  expect(backend().sent('rpc/set_fact')).toEqual([
    confirmedFact('name', 'Deccan Reach'),
    { key: 'name', fact: { value: null, mark: null }, seen: '2026-11-29T10:00:00Z' },
  ]);
  expect(screen.getByText('Next: Company name')).toBeVisible();

  await user.click(buttonOf('It is true: Company name'));
  expect(await screen.findByRole('link', { name: 'Set up 1 open' })).toBeVisible();
  await user.click(buttonOf('It is true: Address'));
  expect(await screen.findByText(/^Everything is set up\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Set up \d/ })).toBeNull();
  await user.click(screen.getByText('Team', { selector: 'a *' }));
  expect(await screen.findByText('Set up the company')).toBeVisible();
});

test('an admin reads at a fact who changed it, when and from what, and undoes the change within a day', async () => {
  acceptFacts();
  const { rows } = backend();
  rows['site_facts'] = [factRow('team', 28), factRow('countries', 20)];
  const change = (id: string, key: string, from: number | null, to: number) => ({
    id,
    created_at: new Date().toISOString(),
    action: 'fact_changed',
    table_name: 'site_facts',
    summary: key,
    before: { value: from, mark: from && 'confirmed' },
    after: { value: to, mark: 'confirmed' },
    undone: 0,
  });
  rows['activity_feed'] = [
    { ...change('7', 'team', null, 25), can_undo: true },
    { ...change('8', 'team', 25, 28), can_undo: true },
    { ...change('9', 'countries', 18, 20), can_undo: false },
  ];
  const user = await openFacts('Team', 'Countries');
  const said = await entryOf('Team').findByText(/^Published with the next build\..*Before: 25\.$/);
  expect(said).toHaveTextContent(/Set by .+@example\.com/);
  expect(screen.queryByLabelText('Undo: Countries')).toBeNull();
  await user.click(buttonOf('Undo: Team'));
  await findToast('Undone: Team');
  expect(backend().sent('rpc/set_fact')).toEqual([
    { ...confirmedFact('team', 25), seen: '2026-11-20T09:00:00Z' },
  ]);
  expect(entryOf('Team').getByText(/Before: a sample\.$/)).toBeInTheDocument();
});

test('an admin leaves out facts one by one or by section, but no promise and no sample mailbox', async () => {
  acceptFacts();
  const prices = allFacts.filter(({ name }) => name === 'price').slice(0, 2);
  const labels = prices.map(({ label }) => label);
  const promise = 'Reply to a quote request';
  const user = await openFacts('Status page', 'Mailbox for privacy', promise, ...labels);
  expect(screen.queryByLabelText(`Leave out: ${promise}`)).toBeNull();
  await user.click(buttonOf('It is true: Mailbox for privacy'));
  await findToast(/^Nobody answers there/);
  await user.click(buttonOf('Leave out: Status page'));
  expect(await entryOf('Status page').findByText(/^Left out/)).toBeInTheDocument();
  const leftOut = { value: null, mark: 'left out' };
  expect(backend().sent('rpc/set_fact')).toEqual([{ key: 'statusUrl', fact: leftOut }]);

  const [label = ''] = labels;
  await user.click(screen.getByText('Leave out all 2 that are not filled in'));
  await findToast('Saved: 2 facts');
  expect(await entryOf(label).findByText(/^Left out/)).toBeInTheDocument();
  await user.keyboard('z');
  await findToast('Undone: 2 facts');
  expect(entryOf(label).queryByText(/^Left out/)).toBeNull();
});

function Tasks() {
  return <TaskRows rows={useSetup().tasks} />;
}

test.each([
  [{ tried: true }, 'r.example.com', 'It has come. Reply to it from its record.', 'Open'],
  [{ tried: true, replied: true }, 'r.example.com', /^Your reply was sent\. Answer/, 'Open'],
  [{ tried: true, replied: true }, null, /cannot be told here\.$/, 'Cannot be told'],
  [{ tried: true, replied: true, received: true }, null, /^It was answered both ways/, 'Done'],
])(
  'the site itself marks a quote request of one’s own: %o, answers by %s',
  async (progress, domain, text, mark) => {
    const { rows } = backend();
    rows['rpc/read_setup'] = [{ ...newSetup, ...progress }];
    rows['rpc/mail_state'] = [{ ...idleMailState, reply_domain: domain }];
    await openStaffPart(<Tasks />);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(entryOf('A quote request to yourself').getByText(mark)).toBeInTheDocument();
  },
);

test('an admin sees what runs by itself, as on Email and health', async () => {
  backend().rows['rpc/read_health'] = [
    healthSign('mail', false, { sentAt: null }),
    healthSign('retention', true, { ranAt: null }),
  ];
  stubBuildTime();
  await openStaffPart(<Tasks />);
  await screen.findByText(/^Personal data is kept longer/);
  expect(entryOf('Emails that we send').getByText('Cannot be told')).toBeInTheDocument();
  const deletion = entryOf('Deletion of expired data');
  expect(deletion.getByText(/^Personal data is kept longer/)).toBeInTheDocument();
  expect(deletion.getByText('Open')).toBeInTheDocument();
  expect(entryOf('Age of the site’s pages').getByText('Done')).toBeInTheDocument();
});
