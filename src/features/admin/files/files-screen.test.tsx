import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { muchRoom } from '@tests/support/admin/fake-backend';
import { openSignedIn, withMail } from '@tests/support/admin/fake-mail';
import { browser } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { backend } = withMail();
const mB = 1024 * 1024;

const room = (changes: Partial<typeof muchRoom>) => {
  backend().rows['rpc/room_state'] = [{ ...muchRoom, ...changes }];
};

const file = (number: number, more: object = {}) => ({
  id: `f-${number}`,
  application_id: `5eed0003-0000-4000-8000-00000000000${number}`,
  kind: 'resume',
  file_name: `cv-${number}.pdf`,
  size: number * mB,
  created_at: '2026-11-20 09:00:00+00',
  applicant: `Ada ${number}`,
  suspect: false,
  ...more,
});

/** As the function lists them and the table holds them. */
function files(...rows: ReturnType<typeof file>[]) {
  backend().rows['rpc/largest_files'] = rows;
  backend().rows['application_files'] = rows;
}

test.each([
  [{}, 'The database has room: 10 % of the plan is used'],
  [{ database_bytes: 300 * mB - 1 }, 'The database has room: 59 % of the plan is used'],
  [{ database_bytes: 300 * mB }, 'Filling up: Database, 60 %'],
  [{ database_bytes: 400 * mB - 1 }, 'Filling up: Database, 79 %'],
  [{ database_bytes: 400 * mB }, 'Almost full: Database, 80 %'],
  [{ database_bytes: 600 * mB }, 'Almost full: Database, 120 %'],
  [{ file_bytes: 299 * mB }, 'Almost full: Files of applications, 99 %'],
  [{ day_bytes: 50 * mB }, 'Filling up: Files of the last 24 hours, 66 %'],
])('Overview tells of %j: %s', async (changes, words) => {
  room(changes);
  const user = await openSignedIn('/admin');
  await user.click(await screen.findByRole('link', { name: words }));
  expect(browser.address).toBe('/admin/files');
  expect(await screen.findByRole('heading', { name: 'Files' })).toBeVisible();
});

test('room that cannot be measured is not said to be there', async () => {
  backend().failing.set('rpc/room_state', { status: 403 });
  await openSignedIn('/admin');
  expect(await screen.findByText('The room that is left could not be measured')).toBeVisible();
  expect(screen.queryByText(/has room/)).toBeNull();
});

test('each measure is told with what it is held against', async () => {
  room({ database_bytes: 410 * mB });
  await openSignedIn('/admin/files/');
  expect(await screen.findByText('410 MB of 500 MB (82 %)')).toBeVisible();
  expect(screen.getByText('3 MB of 300 MB (1 %)')).toBeVisible();
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
});

const entries = () =>
  within(screen.getByRole('region', { name: 'Largest files' })).queryAllByRole('listitem');

test('a file is deleted once that was confirmed, and the focus stays with the list', async () => {
  files(file(1, { suspect: true }), file(5), file(4));
  const user = await openSignedIn('/admin/files');
  await waitFor(() => expect(entries()).toHaveLength(3));
  expect(entries()[0]).toHaveTextContent(/cv-1\.pdf.*Ada 1.*1 MB.*Resume.*Looks like spam/);
  expect(entries()[1]).not.toHaveTextContent('Looks like spam');
  expect(within(entries()[1] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/careers/5eed0003-0000-4000-8000-000000000005',
  );

  const remove = () => screen.getByRole('button', { name: /Delete .*cv-5\.pdf/ });
  await user.click(remove());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(backend().rows['application_files']).toHaveLength(3);

  await user.click(remove());
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/The application of .*Ada 5.* stays/);
  backend().rows['rpc/largest_files'] = [file(1, { suspect: true }), file(4)];
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/Deleted: .*cv-5\.pdf/)).toBeVisible();
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(backend().rows['application_files']?.map(({ id }) => id)).toEqual(['f-1', 'f-4']);
  const list = screen.getByRole('region', { name: 'Largest files' });
  await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
});

test('a deletion that row-level security refused is not told as done', async () => {
  files(file(5));
  backend().rows['application_files'] = [];
  const user = await openSignedIn('/admin/files');
  await user.click(await screen.findByRole('button', { name: /Delete .*cv-5\.pdf/ }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findAllByText('Failed to delete the file')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Deleted/)).toBeNull();
});

test('the files of what looks like spam go at once, of the age that was chosen', async () => {
  backend().rows['rpc/delete_suspects_files'] = [{ id: 'gone', files: 12, bytes: 30 * mB }];
  const user = await openSignedIn('/admin/files');
  await user.selectOptions(screen.getByLabelText(/older than/), '7 days');
  await user.click(screen.getByRole('button', { name: 'Delete them' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('more than 7 days ago');
  expect(backend().seen.join()).not.toContain('delete_suspects_files');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await findToast('12 files deleted: 30 MB');
});
