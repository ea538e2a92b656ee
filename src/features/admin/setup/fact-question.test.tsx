import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  backend,
  buttonOf,
  dialogGone,
  confirmedFact,
  factRow,
  dialog,
  openFacts,
  entryOf,
  saveDialog,
  acceptFacts,
  fillField,
  withSetup,
} from '@tests/support/admin/test-setup';
import { fieldsOf, parseFact } from './fact-values';

withSetup();

test('a figure is shown in a sentence of both languages before it is stored', async () => {
  acceptFacts();
  const user = await openFacts('Subscribers');
  await user.click(buttonOf('Change: Subscribers'));
  await fillField(user, 'Subscribers', 'many');
  await saveDialog(user);
  expect(screen.getByText(/^Please enter a whole number from 1 to /)).toBeVisible();
  expect(dialog().queryByText('How it will read')).toBeNull();
  expect(backend().sent('rpc/set_fact')).toEqual([]);

  await fillField(user, 'Subscribers', '300,000,000');
  expect(await screen.findByText(/on networks with over 300 million subscribers\.$/)).toBeVisible();
  expect(screen.getByText(/plus de 300.millions d’abonnés\.$/)).toBeVisible();
  await saveDialog(user);
  expect(await entryOf('Subscribers').findByText(/^Published with/)).toBeInTheDocument();
  expect(backend().sent('rpc/set_fact')).toEqual([confirmedFact('subscribers', 300_000_000)]);
});

test('an admin fills in a list entry by entry, and no part of an entry is left out', async () => {
  acceptFacts();
  const user = await openFacts('Further offices');
  await user.click(buttonOf('Fill in: Further offices'));
  await fillField(user, '1. City', 'Lagos');
  await saveDialog(user);
  expect(dialog().getByLabelText('1. Address')).toHaveFocus();
  await fillField(user, '1. Address', '2 Marina');
  await saveDialog(user);
  await dialogGone();
  expect(backend().sent('rpc/set_fact')).toEqual([
    confirmedFact('offices', [{ city: 'Lagos', address: '2 Marina' }]),
  ]);
});

test('an admin types hours as people write them, and reads at a field what is wrong', async () => {
  acceptFacts();
  const user = await openFacts('Office hours');
  await user.click(buttonOf('Fill in: Office hours'));
  for (const [label, text] of [
    ['Opens at', '9 am'],
    ['Closes at', '18:30'],
    ['Time zone, as people call it', 'IST'],
    ['Its distance from UTC', '+05:30'],
  ] as const)
    await fillField(user, label, text);
  await user.selectOptions(dialog().getByLabelText('First day'), 'Friday');
  await user.selectOptions(dialog().getByLabelText('Last day'), 'Monday');
  await saveDialog(user);
  expect(dialog().getByLabelText('Opens at')).toHaveAccessibleDescription(/write it like 09:30$/);
  expect(dialog().getByLabelText('Last day')).toHaveAccessibleDescription(/The end comes before/);
  expect(backend().sent('rpc/set_fact')).toEqual([]);
  await fillField(user, 'Opens at', '9:30');
  await user.selectOptions(dialog().getByLabelText('First day'), 'Monday');
  await user.selectOptions(dialog().getByLabelText('Last day'), 'Friday');
  await saveDialog(user);
  await dialogGone();
  const hours = { days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' };
  expect(backend().sent('rpc/set_fact')).toEqual([confirmedFact('hours', hours)]);
});

test.each([
  ['share', '99.95%', 0.9995],
  ['whatsapp', '+91 40 1234 5678', '914012345678'],
])('a value of the kind %s is typed with its signs, as in %s', (kind, typed, value) => {
  expect(
    fieldsOf(kind, null, 'Fact')['value']?.problemOf?.(typed, { value: typed }),
  ).toBeUndefined();
  expect(parseFact(kind, { value: typed })).toBe(value);
});

test('staff see a share in its field as a percentage', () => {
  expect(fieldsOf('share', 0.999, 'Uptime')).toMatchObject({ value: { value: '99.9' } });
});

test.each([
  ['phone', '020 123', /begin with \+ and the country’s code/],
  ['whatsapp', '12', /8 to 15 digits/],
  ['url', 'http://status.example.com', /begin with https/],
  ['email', 'nobody', /one plain address/],
  ['share', '101', /above 0, at most 100/],
  ['1900-2100', '2099', /from 1900 to 20\d\d, in digits/],
])('a wrong value of the kind %s is refused with a sentence', (kind, wrong, problem) => {
  const { value } = fieldsOf(kind, null, 'Fact');
  expect(value?.problemOf?.(wrong, { value: wrong })).toMatch(problem);
});

test('an admin reads the database’s refusal, and the typed text stays until it is stored or discarded', async () => {
  const user = await openFacts('Team');
  await user.click(buttonOf('Change: Team'));
  await fillField(user, 'Team', '30');
  backend().answers.set('rpc/set_fact', () => {
    backend().rows['site_facts'] = [factRow('team', 28)];
    const message = 'A colleague has changed this meanwhile.';
    return Response.json({ code: 'PT409', message }, { status: 409 });
  });
  await saveDialog(user);
  expect(await screen.findByText('A colleague has changed this meanwhile.')).toBeVisible();
  expect(await screen.findByText(/It is now: 28\. Saving replaces that\.$/)).toBeVisible();
  expect(dialog().getByLabelText('Team')).toHaveValue('30');
  await user.keyboard('{Escape}');
  await user.click(dialog().getByText('Keep editing'));
  expect(dialog().getByLabelText('Team')).toHaveValue('30');
  await user.click(dialog().getByText('Cancel'));
  await user.click(dialog().getByText('Discard'));
  await dialogGone();
  await user.click(buttonOf('Change: Team'));
  expect(dialog().getByLabelText('Team')).toHaveValue('28');
  await fillField(user, 'Team', '30');

  acceptFacts();
  await saveDialog(user);
  await dialogGone();
  expect(backend().sent('rpc/set_fact')).toContainEqual({
    ...confirmedFact('team', 30),
    seen: '2026-11-20T09:00:00Z',
  });
});
