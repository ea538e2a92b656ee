import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { adminRecords } from '@/content/en/admin-records';
import { queryClient } from '@/lib/query-client';
import { ascii, concat, lockedPdf, pdf, pdfSaying } from '@tests/support/document-builders';
import { findToast } from '@tests/support/toasts';
import { answerRequests } from '@tests/support/network';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { application, resume } from '@tests/support/admin/test-applications';

const backend = withBackend();
const { beside } = adminDetail.files;

// jsdom has no workers: pdf.js then runs here.
// @ts-expect-error -- has no types; it registers itself
await import('pdfjs-dist/legacy/build/pdf.worker.mjs');

/** What to call once a page that waits to be drawn comes near. */
const callbackByPage = new Map<Element, IntersectionObserverCallback>();

class FakeObserver {
  constructor(private callback: IntersectionObserverCallback) {}
  observe(page: Element) {
    callbackByPage.set(page, this.callback);
  }
  disconnect() {}
}

beforeEach(() => {
  // Only drawing needs more of it.
  vi.stubGlobal('DOMMatrix', FakeObserver);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { matches: true, media } as MediaQueryList),
  );
  sessionStorage.clear();
  readFileIds.length = 0;
});

const readFileIds: string[] = [];

type Content = Uint8Array<ArrayBuffer> | 'none';

/** Opens the first of some applications, whose resumes have these contents. */
async function openFirstApplication(...contents: Content[]) {
  backend().rows['career_applications'] = contents.map((_, index) => application(index + 1));
  backend().rows['record_files'] = contents.flatMap((content, index) => {
    const ids = { id: `f-${index + 1}`, record_id: application(index + 1).id };
    if (content === 'none') return [];
    return resume({ ...ids, file_name: `cv ${index + 1}.pdf` });
  });
  answerRequests(async (request) => {
    if (!request.url.endsWith('/rpc/read_record_file')) return backend().answer(request);
    const { file_id: id } = (await request.clone().json()) as { file_id: string };
    readFileIds.push(id);
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

const resumeFrame = () => within(screen.getByRole('region', { name: beside.title }));

test('HR sets a status beside a resume, which is read once, and gets only pages drawn that are near', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const user = await openFirstApplication(pdfSaying('One', 'Two', 'Three'));
  await user.keyboard('v');
  await screen.findByLabelText(beside.page(3, 3));
  await user.click(screen.getByRole('button', { name: adminRecords.statuses.reviewed }));
  await findToast(admin.list.statusSaved);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.keyboard('vv');
  const pages = within(await screen.findByRole('region', { name: 'cv 1.pdf' }));
  expect(readFileIds).toEqual(['f-1']);

  const groups = pages.getAllByRole('group');
  expect(groups).toHaveLength(3);
  const secondPage = groups[1]?.lastElementChild ?? document.body;
  await waitFor(() => expect(callbackByPage.has(secondPage)).toBe(true));
  const entry = { isIntersecting: true } as IntersectionObserverEntry;
  act(() => callbackByPage.get(secondPage)?.([entry], {} as never));
  // jsdom draws nothing.
  const failure = await pages.findByText(beside.pageFailed);
  expect(failure.parentElement).toHaveAccessibleName(beside.page(2, 3));
  expect(pages.getAllByText(beside.pageFailed)).toHaveLength(1);
});

test('HR moves from resume to resume by key, reads why one is not shown and can download it, and the choice stays', async () => {
  const withScript = concat(pdf(), '% /S /JavaScript /JS ()');
  const user = await openFirstApplication(withScript, ascii('<html>'), lockedPdf(), 'none');
  await user.keyboard('v');
  expect(await screen.findByLabelText('cv 1.pdf')).toBeVisible();
  for (const words of [adminDetail.files.wrongType, beside.unreadable]) {
    await user.keyboard('l');
    expect(await resumeFrame().findByText(words)).toBeVisible();
    expect(screen.queryByLabelText('cv 1.pdf')).toBeNull();
    expect(resumeFrame().getByRole('button', { name: /^Download cv/ })).toBeVisible();
  }
  await user.keyboard('l');
  expect(await screen.findByText(beside.none)).toBeVisible();

  await user.click(resumeFrame().getByRole('button', { name: beside.hide }));
  expect(screen.queryByRole('region', { name: beside.title })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Ada Obi 4' })).toHaveFocus();
});
