import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { answerRequests } from '@tests/support/network';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { application, resume } from '@tests/support/admin/test-applications';

const backend = withBackend();

async function openApplication() {
  backend().rows['career_applications'] = [application(1)];
  backend().rows['record_files'] = [resume()];
  return openSignedIn(`/admin/careers/${application(1).id}`);
}

test('an admin deletes a file after a question', async () => {
  const user = await openApplication();
  await user.click(await screen.findByRole('button', { name: 'Delete cv.pdf' }));
  expect(screen.getByText(adminDetail.files.warning)).toBeInTheDocument();
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/cv\.pdf.*The application stays/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(backend().rows['record_files']).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Delete cv.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(adminDetail.files.none)).toBeVisible();
  expect(backend().rows['record_files']).toHaveLength(0);
});

test('an admin cannot download a page that calls itself a PDF', async () => {
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cv');
  const user = await openApplication();
  answerRequests((request) =>
    request.url.endsWith('/rpc/read_record_file')
      ? Response.json({ file_name: 'cv.pdf', base64: btoa('<html><script>alert(1)</script>') })
      : backend().answer(request),
  );
  await user.click(await screen.findByRole('button', { name: 'Download cv.pdf' }));
  expect(await screen.findByText(adminDetail.files.wrongType)).toBeVisible();
  expect(createObjectURL).not.toHaveBeenCalled();
});
