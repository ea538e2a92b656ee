import { screen, waitFor } from '@testing-library/react';
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

async function askToDelete() {
  const user = await openApplication();
  await user.click(await screen.findByRole('button', { name: 'Delete cv.pdf' }));
  return user;
}

test('an admin can delete a file after confirming', async () => {
  const user = await askToDelete();
  expect(screen.getByText(adminDetail.files.warning)).toBeInTheDocument();
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/cv\.pdf.*The application stays/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(backend().rows['record_files']).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Delete cv.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(adminDetail.files.none)).toBeVisible();
  expect(backend().rows['record_files']).toHaveLength(0);
});

test('an admin sees an error when row-level security refused a deletion', async () => {
  const user = await askToDelete();
  backend().answers.set('record_files', []);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  // In place and in the toast.
  await waitFor(() => expect(screen.getAllByText(adminDetail.files.deleteFailed)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Delete cv.pdf' })).toBeVisible();
});

const newTab = () => ({
  location: { replace: vi.fn<(url: string) => void>() },
  close: vi.fn<() => void>(),
});

/** Answers the download with this content, and opens it in a tab, if the browser opens one. */
async function openFile(content: string, tab: ReturnType<typeof newTab> | null) {
  vi.stubGlobal('open', () => tab);
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:cv');
  const user = await openApplication();
  answerRequests((request) =>
    request.url.endsWith('/rpc/read_record_file')
      ? Response.json({ file_name: 'cv.pdf', base64: btoa(content) })
      : backend().answer(request),
  );
  await user.click(await screen.findByRole('button', { name: 'Open cv.pdf in a new tab' }));
  return user;
}

test('an admin can open a PDF in a new tab, as nothing but a PDF', async () => {
  const tab = newTab();
  await openFile('%PDF-1.7\n<script>alert(1)</script>\n%%EOF', tab);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:cv'));
  const [blob] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? [];
  expect(blob).toMatchObject({ type: 'application/pdf' });
});

test('an admin cannot open a page that calls itself a PDF', async () => {
  const tab = newTab();
  await openFile('<html><script>alert(1)</script></html>', tab);
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(screen.getAllByText(adminDetail.files.wrongType)[0]).toBeVisible();
});

test('an admin reads that a file could not be downloaded', async () => {
  const user = await openApplication();
  backend().failing.set('rpc/read_record_file', { status: 0 });
  await user.click(await screen.findByRole('button', { name: 'Download cv.pdf' }));
  await waitFor(() =>
    expect(screen.getAllByText(adminDetail.files.downloadFailed)).toHaveLength(2),
  );
});

test('an admin whose browser opens no tab reads so, until the file is downloaded', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const user = await openFile('%PDF-1.7\n%%EOF', null);
  const file = screen.getByText('cv.pdf').closest('li');
  await waitFor(() => expect(file).toHaveTextContent(adminDetail.files.openBlocked));
  await user.click(screen.getByRole('button', { name: 'Download cv.pdf' }));
  await waitFor(() => expect(file).not.toHaveTextContent(adminDetail.files.openBlocked));
});
