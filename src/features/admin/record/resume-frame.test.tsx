import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { ascii, concat, pdf } from '@tests/support/document-builders';
import { answerRequests } from '@tests/support/network';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { application, resume } from '@tests/support/admin/test-applications';

const backend = withBackend();
const { beside } = adminDetail.files;
const made = vi.fn<(blob: Blob) => string>();
const revoked = vi.fn<(url: string) => void>();

beforeEach(() => {
  made.mockReset().mockImplementation(() => `blob:${made.mock.calls.length}`);
  revoked.mockReset();
  URL.createObjectURL = made as typeof URL.createObjectURL;
  URL.revokeObjectURL = revoked;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { matches: true, media } as MediaQueryList),
  );
  sessionStorage.clear();
});

type Content = Uint8Array<ArrayBuffer> | 'word' | 'none';

/** Opens the first of some applications, whose resumes have these contents. */
async function openFirst(...contents: Content[]) {
  backend().rows['career_applications'] = contents.map((_, index) => application(index + 1));
  backend().rows['record_files'] = contents.flatMap((content, index) => {
    const about = { id: `f-${index + 1}`, record_id: application(index + 1).id };
    if (content === 'none') return [];
    return content === 'word'
      ? resume({ ...about, file_name: 'cv.doc', media_type: 'application/msword' })
      : resume({ ...about, file_name: `cv ${index + 1}.pdf` });
  });
  answerRequests(async (request) => {
    if (!request.url.endsWith('/rpc/read_record_file')) return backend().answer(request);
    const { file_id: id } = (await request.clone().json()) as { file_id: string };
    const number = Number(id.slice(2));
    const content = contents[number - 1];
    return Response.json({
      file_name: `cv ${number}.pdf`,
      base64: btoa(String.fromCharCode(...(content as Uint8Array))),
    });
  });
  const user = await openSignedIn(`/admin/careers/${application(1).id}`);
  await screen.findByRole('button', { name: beside.show });
  return user;
}

const frame = () => within(screen.getByRole('region', { name: beside.title }));
const sourceOf = (frameElement: HTMLElement) => frameElement.getAttribute('src') ?? '';

test('HR moves from resume to resume by key, and the choice stays', async () => {
  const user = await openFirst(pdf(), pdf(), 'none');
  expect(made).not.toHaveBeenCalled();
  await user.keyboard('v');
  expect(sourceOf(await screen.findByTitle('cv 1.pdf'))).toMatch(/^blob:1#page=1&/);
  expect(made.mock.calls[0]?.[0].type).toBe('application/pdf');
  await user.keyboard('p');
  await waitFor(() => expect(sourceOf(screen.getByTitle('cv 1.pdf'))).toMatch(/#page=2&/));
  expect(revoked).toHaveBeenCalledWith('blob:1');

  await user.keyboard('l');
  expect(sourceOf(await screen.findByTitle('cv 2.pdf'))).toMatch(/^blob:3#page=1&/);
  expect(screen.queryByTitle('cv 1.pdf')).toBeNull();
  expect(revoked).toHaveBeenCalledWith('blob:2');
  await user.keyboard('l');
  expect(await screen.findByText(beside.none)).toBeVisible();

  await user.click(frame().getByRole('button', { name: beside.hide }));
  expect(screen.queryByRole('region', { name: beside.title })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Ada Obi 3' })).toHaveFocus();
});

test.each([
  ['a page that calls itself a PDF', ascii('<html>'), adminDetail.files.wrongType],
  ['a PDF without its end', pdf().slice(0, 60), beside.damaged],
  ['a PDF with a script', concat(pdf(), '% /S /JavaScript /JS ()'), beside.script],
  ['a Word file', 'word', beside.word],
] as const)(
  'HR reads why %s is not shown, and has the button that downloads it',
  async (_, content, words) => {
    const user = await openFirst(content);
    await user.keyboard('v');
    expect(await frame().findByText(words)).toBeVisible();
    expect(frame().getByRole('button', { name: /^Download cv/ })).toBeVisible();
    expect(made).not.toHaveBeenCalled();
  },
);

test('a browser that would download PDFs gets none', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
  const user = await openFirst(pdf());
  await user.keyboard('v');
  expect(await frame().findByText(beside.noViewer)).toBeVisible();
  expect(made).not.toHaveBeenCalled();
});
