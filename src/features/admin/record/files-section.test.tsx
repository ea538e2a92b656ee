import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { openSignedIn, withMail } from '@tests/support/admin/fake-mail';

const { backend } = withMail();
const applicationId = '5eed0003-0000-4000-8000-000000000001';

async function openApplication() {
  backend().rows['career_applications'] = [
    {
      id: applicationId,
      first_name: 'Ada',
      last_name: 'Okafor',
      status: 'new',
      created_at: '2026-11-20 09:00:00+00',
    },
  ];
  backend().rows['application_files'] = [
    {
      id: 'f-1',
      application_id: applicationId,
      kind: 'resume',
      file_name: 'cv.pdf',
      media_type: 'application/pdf',
      size: 2048,
    },
  ];
  await openSignedIn(`/admin/careers/${applicationId}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete cv.pdf' }));
  return user;
}

test('an admin can delete a file after confirming', async () => {
  const user = await openApplication();
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/cv\.pdf.*The application stays/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(backend().rows['application_files']).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Delete cv.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(adminDetail.files.none)).toBeVisible();
  expect(backend().rows['application_files']).toHaveLength(0);
});

test('an admin sees an error when row-level security refused a deletion', async () => {
  const user = await openApplication();
  backend().refuseUpdates();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByText('Failed to delete the file')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Delete cv.pdf' })).toBeVisible();
});
