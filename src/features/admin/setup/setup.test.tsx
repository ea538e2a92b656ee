import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminAccount, memberRow } from '@tests/support/admin/fake-backend';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { findToast } from '@tests/support/toasts';
import { allFacts } from './facts';

const fresh = {
  id: 's',
  samples: 51,
  postings: 0,
  tried: false,
  replied: false,
  received: false,
};
const decided = (key: string, value: unknown) => ({
  id: key,
  key,
  value,
  mark: value === null ? 'left out' : 'confirmed',
  updated_at: '2026-11-20T09:00:00Z',
  updated_by: adminAccount.id,
});
const colleague = (id: string) => ({ id, email: `${id}@example.com`, name: null, table_names: [] });
const sign = (name: string, figures: object) => ({ id: name, name, is_bad: false, figures });

const backend = withBackend(() => ({
  'rpc/read_setup': [fresh],
  site_facts: [],
  colleagues: [colleague(adminAccount.id)],
  'rpc/read_health': [sign('mail', { sentAt: null }), sign('answers', { domain: 'r.example.com' })],
}));

const shown = vi.fn<(options?: object) => void>();
beforeEach(() => {
  shown.mockClear();
  Element.prototype.scrollIntoView = shown;
});

const row = (label: string) => {
  const heading = screen.getByText(label, { selector: 'h4' });
  return within(heading.closest('li') ?? heading);
};
/** What a row offers, by its name and what it is for. */
const button = (name: string) => screen.getByLabelText(name, { selector: 'button' });
const dialog = () => within(screen.getByRole('alertdialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

async function openSetup() {
  const user = await openSignedIn('/admin/setup');
  await screen.findByRole('button', { name: /^Next: / });
  return user;
}

interface Set {
  key: string;
  fact: { value: unknown; mark: string | null };
}

/** The database stores what it is given, at a new time. */
function store() {
  backend().answers.set('rpc/set_fact', ({ key, fact }: Set) => {
    const { rows } = backend();
    const others = (rows['site_facts'] ?? []).filter((one) => one['key'] !== key);
    const set = { ...decided(key, fact.value), updated_at: '2026-11-29T10:00:00Z' };
    rows['site_facts'] = fact.mark ? [...others, set] : others;
    return fact.mark ? set.updated_at : null;
  });
}

const confirmed = (key: string, value: unknown) => ({ key, fact: { value, mark: 'confirmed' } });

async function type(user: UserEvent, label: string, text: string) {
  const field = dialog().getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
}

test('an owner is led to the first open row, says that it is true, and takes that back', async () => {
  store();
  const user = await openSetup();
  expect(screen.getByText(/^Nobody has to publish it: .* once a day\.$/)).toBeVisible();
  await user.click(screen.getByText('Next: Company name'));
  expect(shown).toHaveBeenCalledWith({ block: 'center' });
  expect(button('It is true: Company name')).toHaveFocus();
  await user.click(button('It is true: Company name'));
  expect(await row('Company name').findByText('Published.', { exact: false })).toBeVisible();
  expect(button('Change: Company name')).toHaveFocus();
  expect(screen.getByText('Next: Address')).toBeVisible();

  await user.click(
    (await findToast('Saved: Company name'), screen.getByRole('button', { name: 'Undo' })),
  );
  await findToast('Undone: Company name');
  expect(backend().sent('rpc/set_fact')).toEqual([
    confirmed('name', 'Deccan Reach'),
    { key: 'name', fact: { value: null, mark: null }, seen: '2026-11-29T10:00:00Z' },
  ]);
  expect(screen.getByText('Next: Company name')).toBeVisible();
});

test('a figure is shown in a sentence of both languages before it is stored', async () => {
  store();
  const user = await openSetup();
  await user.click(button('Change: Subscribers'));
  await type(user, 'Subscribers', 'many');
  await user.click(dialog().getByText('Save'));
  expect(screen.getByText(/^Please enter a whole .*digits only, such as 312000000$/)).toBeVisible();
  expect(backend().sent('rpc/set_fact')).toEqual([]);

  await type(user, 'Subscribers', '300,000,000');
  expect(
    await screen.findByText(/operators, on networks with over 300 million subscribers\.$/),
  ).toBeVisible();
  expect(screen.getByText(/plus de 300.millions d’abonnés\.$/)).toBeVisible();
  await user.click(dialog().getByText('Save'));
  expect(await row('Subscribers').findByText(/^Published with/)).toBeInTheDocument();
  expect(backend().sent('rpc/set_fact')).toEqual([confirmed('subscribers', 300_000_000)]);
});

test('a share is typed as a percentage, and a list entry by entry', async () => {
  store();
  const user = await openSetup();
  await user.click(button('Change: Uptime'));
  expect(dialog().getByLabelText('Uptime')).toHaveValue('99.9');
  await type(user, 'Uptime', '99.95%');
  await user.click(dialog().getByText('Save'));
  await closed();

  await user.click(button('Change: Further offices'));
  await type(user, '1. City', 'Lagos');
  await user.click(dialog().getByText('Save'));
  expect(dialog().getByLabelText('1. Address')).toHaveFocus();
  await type(user, '1. Address', '2 Marina');
  await user.click(dialog().getByText('Add another entry'));
  await user.click(dialog().getByText('Save'));
  await closed();
  expect(backend().sent('rpc/set_fact')).toEqual([
    confirmed('uptime', 0.9995),
    confirmed('offices', [{ city: 'Lagos', address: '2 Marina' }]),
  ]);
});

test('a year is written without groups and is none to come; a number for WhatsApp loses its signs', async () => {
  store();
  const user = await openSetup();
  const now = new Date().getFullYear();
  await user.click(button('Change: Year of the start in Africa'));
  await type(user, 'Year of the start in Africa', String(now + 1));
  await user.click(dialog().getByText('Save'));
  expect(screen.getByText(`Please enter a year from 1900 to ${now}`)).toBeVisible();
  await type(user, 'Year of the start in Africa', String(now));
  await user.click(dialog().getByText('Save'));
  await closed();
  await user.click(button('Change: WhatsApp number'));
  await type(user, 'WhatsApp number', '+91 40 1234 5678');
  await user.click(dialog().getByText('Save'));
  await closed();
  expect(backend().sent('rpc/set_fact')).toEqual([
    confirmed('since', now),
    confirmed('whatsapp', '914012345678'),
  ]);
});

test('an end before its beginning is said at its field', async () => {
  const user = await openSetup();
  await user.click(button('Change: Review of an application'));
  await type(user, 'From', '9');
  await type(user, 'To', '5');
  await user.click(dialog().getByText('Save'));
  expect(dialog().getByLabelText('To')).toHaveFocus();
  expect(dialog().getByLabelText('To')).toHaveAccessibleDescription(
    /The end comes before the beginning\.$/,
  );
  expect(backend().sent('rpc/set_fact')).toEqual([]);
});

test('what the database refuses is said in its sentence, and what was typed stays until it is stored or discarded', async () => {
  const user = await openSetup();
  await user.click(button('Change: Team'));
  await type(user, 'Team', '30');
  backend().answers.set('rpc/set_fact', () => {
    backend().rows['site_facts'] = [decided('team', 28)];
    const message = 'A colleague has changed this meanwhile.';
    return Response.json({ code: 'PT409', message }, { status: 409 });
  });
  await user.click(dialog().getByText('Save'));
  expect(await screen.findByText('A colleague has changed this meanwhile.')).toBeVisible();
  expect(await screen.findByText(/It is now: 28\. Saving replaces that\.$/)).toBeVisible();
  expect(dialog().getByLabelText('Team')).toHaveValue('30');
  await user.keyboard('{Escape}');
  await user.click(dialog().getByText('Keep editing'));
  expect(dialog().getByLabelText('Team')).toHaveValue('30');
  await user.click(dialog().getByText('Cancel'));
  await user.click(dialog().getByText('Discard'));
  await closed();
  await user.click(button('Change: Team'));
  expect(dialog().getByLabelText('Team')).toHaveValue('28');
  await type(user, 'Team', '30');

  store();
  await user.click(dialog().getByText('Save'));
  await closed();
  expect(backend().sent('rpc/set_fact')).toContainEqual({
    ...confirmed('team', 30),
    seen: '2026-11-20T09:00:00Z',
  });
});

test('who changed a fact, when and from what stands at its row, which gives it back for a day', async () => {
  store();
  const { rows } = backend();
  rows['site_facts'] = [decided('team', 28)];
  rows['activity_log'] = [
    {
      id: '7',
      created_at: new Date(Date.now() - 3_600_000).toISOString(),
      action: 'fact_changed',
      actor_id: 'c-9',
      actor_email: 'asha@example.com',
      summary: 'team',
      before: { value: 25, mark: 'confirmed' },
      after: { value: 28, mark: 'confirmed' },
    },
  ];
  const user = await openSetup();
  const said = await row('Team').findByText(/^Published with the next build\./);
  expect(said).toHaveTextContent(/Set by .?asha@example\.com.? 1 hour ago.*Before: 25\. Undo$/);
  await user.click(button('Undo: Team'));
  await findToast('Undone: Team');
  expect(backend().sent('rpc/set_fact')).toEqual([
    { ...confirmed('team', 25), seen: '2026-11-20T09:00:00Z' },
  ]);
});

test('what may be left out is, one by one or the rest of a section; a promise may not', async () => {
  store();
  const user = await openSetup();
  expect(screen.queryByLabelText('Leave out: Reply to a quote request')).toBeNull();
  await user.click(button('Leave out: Status page'));
  expect(await row('Status page').findByText(/^Left out/)).toBeInTheDocument();
  await user.click(screen.getAllByText('Leave out the 2 open rows')[0] as HTMLElement);
  await user.click(dialog().getByText('Leave out'));
  await closed();
  expect(backend().sent('rpc/set_fact')).toEqual(
    ['statusUrl', 'references', 'testimonials'].map((key) => ({
      key,
      fact: { value: null, mark: 'left out' },
    })),
  );
});

test.each([
  [{ tried: true }, 'r.example.com', 'It has come. Reply to it from its record.', 'Open'],
  [{ tried: true, replied: true }, 'r.example.com', /^Your reply was sent\. Answer/, 'Open'],
  [{ tried: true, replied: true }, null, /cannot be told here\.$/, 'Cannot be told'],
  [{ tried: true, replied: true, received: true }, null, /^It was answered both ways/, 'Done'],
])(
  'the site itself marks a quote request of one’s own: %o, answers by %s',
  async (more, domain, text, mark) => {
    const { rows } = backend();
    rows['rpc/read_setup'] = [{ ...fresh, ...more }];
    rows['rpc/read_health'] = [sign('answers', { domain })];
    await openSetup();
    const marked = row('A quote request to yourself');
    expect(await marked.findByText(text)).toBeInTheDocument();
    expect(marked.getByText(mark)).toBeInTheDocument();
  },
);

test('an administrator removes the samples of the demo after one question', async () => {
  backend().answers.set('rpc/remove_samples', () => {
    backend().rows['rpc/read_setup'] = [{ ...fresh, samples: 0 }];
    return 51;
  });
  const user = await openSetup();
  await user.click(screen.getByText('Remove 51 samples'));
  const question = within(screen.getByRole('alertdialog'));
  expect(
    question.getByText(/What real people sent stays\. This cannot be undone\.$/),
  ).toBeVisible();
  await user.click(dialog().getByText('Remove 51 samples'));
  await findToast('51 samples removed');
  expect(row('Samples removed').getByText('Done')).toBeInTheDocument();
});

test('the link with the number of open rows goes when all is done; then Team leads there', async () => {
  const { rows } = backend();
  rows['rpc/read_setup'] = [
    { ...fresh, samples: 0, postings: 1, tried: true, replied: true, received: true },
  ];
  rows['site_facts'] = allFacts.slice(1).map(({ key }) => decided(key, null));
  rows['colleagues'] = [adminAccount.id, 'c-1', 'c-2'].map(colleague);
  store();
  const user = await openSignedIn('/admin');
  await user.click(await screen.findByRole('link', { name: 'Set up: 1 thing is open' }));
  expect(await screen.findByRole('link', { name: 'Set up 1 open' })).toBeVisible();
  await user.click(button('It is true: Company name'));
  expect(await screen.findByText(/^Everything is set up\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Set up \d/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Team' }));
  expect(await screen.findByRole('link', { name: 'Set up the company' })).toBeVisible();
});

test('Recent Activity names a fact as Set up does', async () => {
  backend().rows['activity_feed'] = [
    {
      id: '7',
      created_at: new Date().toISOString(),
      actor_email: 'asha@example.com',
      action: 'fact_changed',
      table_name: 'site_facts',
      record_id: 'r-1',
      summary: 'westSubscribers',
      undone: 0,
      can_undo: false,
    },
  ];
  await openSignedIn('/admin');
  const entry = await screen.findByText(/changed “.?Subscribers in West Africa.?” in Set up$/);
  expect(entry).toHaveAttribute('href', '/admin/setup');
});

test('colleagues without the right see neither the link nor the screen', async () => {
  backend().rows['admin_users'] = [memberRow('sales')];
  await openSignedIn('/admin/setup');
  expect(await screen.findByText('Not part of your role')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Set up/ })).toBeNull();
});
