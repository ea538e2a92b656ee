import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { applicationForm } from '@/content/en/application-form';
import { site } from '@/content/facts/site';
import { pdf } from '@tests/support/document-builders';
import { field } from '@tests/support/fill-application';
import { fillForm } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ApplicationForm } from './application-form';

const { parts } = applicationForm;

const application = (
  <ApplicationForm
    posting={null}
    title="The form"
    texts={applicationForm}
    jobPostingId={() => undefined}
  />
);

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pdfNamed = (name: string) => new File([pdf()], name, { type: 'application/pdf' });
const cv = () => pdfNamed('CV.pdf');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a visitor sees that a slow file is read, and in time that it is not on the phone', async () => {
  vi.useFakeTimers();
  vi.spyOn(File.prototype, 'arrayBuffer').mockReturnValue(new Promise(() => {}));
  const sent = recordSubmissions();
  render(application);
  fillForm();
  fireEvent.change(field('resume'), { target: { files: [cv()] } });
  await advanceTime(1000);
  expect(screen.getByText(parts.file.reading)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: applicationForm.submit }));
  await advanceTime(29_000);
  expect(field('resume')).toHaveAccessibleDescription(
    expect.stringContaining(applicationForm.fileMessages['not here']),
  );
  expect(screen.getByRole('button', { name: applicationForm.submit })).toBeEnabled();
  expect(sent).toEqual([]);
});

test('a visitor whose browser opens no file chooser reads what to do instead', async () => {
  vi.useFakeTimers();
  render(application);
  const hint = () => screen.queryByText(new RegExp(`^${applicationForm.nothingOpens}`));
  const press = async (noteChooser: () => void) => {
    fireEvent.click(field('resume'));
    await advanceTime(500);
    noteChooser();
    await advanceTime(3000);
  };
  await press(() => fireEvent(field('resume'), new Event('cancel', { bubbles: true })));
  expect(hint()).toBeNull();
  await press(() => fireEvent.blur(window));
  expect(hint()).toBeNull();

  await press(() => undefined);
  expect(hint()).toHaveTextContent(site.hrEmail);
  fireEvent.change(field('resume'), { target: { files: [cv()] } });
  await advanceTime(0);
  expect(hint()).toBeNull();
});

test('a visitor who chose a file and left the page reads that it has to be chosen again', async () => {
  const user = userEvent.setup();
  const { unmount } = render(application);
  fireEvent.change(field('firstName'), { target: { value: 'Ada' } });
  await user.upload(field('resume'), cv());
  unmount();

  render(application);
  expect(field('firstName')).toHaveValue('Ada');
  const { restored, filesGone } = parts.submission;
  const note = screen.getByText(`${restored} ${filesGone}`);
  await user.upload(field('resume'), cv());
  expect(note).not.toHaveTextContent(filesGone);
});

function placeAt(top: number, input: HTMLElement) {
  const box = { left: 0, right: 500, top, bottom: top + 72 } as DOMRect;
  vi.spyOn(input, 'getBoundingClientRect').mockReturnValue(box);
}

/** Drags a file over a place and drops it there; the browser would open what the page does not take. */
function drop(onto: Element, clientY: number, file: File) {
  const dataTransfer = { types: ['Files'], files: [file] };
  const dragEvent = createEvent.dragOver(onto, { dataTransfer });
  fireEvent(onto, dragEvent);
  const dropEvent = createEvent.drop(onto, { dataTransfer });
  Object.assign(dropEvent, { clientX: 0, clientY });
  fireEvent(onto, dropEvent);
  expect([dragEvent.defaultPrevented, dropEvent.defaultPrevented]).toEqual([true, true]);
}

test('a visitor who drops a file beside a box finds it in that box', async () => {
  render(application);
  placeAt(100, field('resume'));
  placeAt(300, field('coverLetter'));
  drop(screen.getByRole('form'), 80, cv());
  expect(await screen.findByText('CV.pdf')).toBeVisible();
  expect(field('resume')).toHaveFocus();
  drop(document.body, 392, pdfNamed('letter.pdf'));
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  expect(screen.getByText('CV.pdf')).toBeVisible();
});
