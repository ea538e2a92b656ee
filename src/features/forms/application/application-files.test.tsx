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
const never = () => new Promise<never>(() => {});

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
  vi.spyOn(File.prototype, 'arrayBuffer').mockImplementation(never);
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
  const press = async (sign?: Event) => {
    fireEvent.click(field('resume'));
    await advanceTime(500);
    if (sign) fireEvent(sign.type === 'cancel' ? field('resume') : window, sign);
    await advanceTime(3000);
  };
  await press(new Event('cancel', { bubbles: true }));
  await press(new FocusEvent('blur'));
  expect(hint()).toBeNull();

  await press();
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

function place(input: HTMLElement, top: number) {
  const box = { left: 0, right: 500, top, bottom: top + 72 } as DOMRect;
  vi.spyOn(input, 'getBoundingClientRect').mockReturnValue(box);
}

/** Returns true when the browser would open what was dropped. */
function drop(onto: Element, clientY: number, files: File[]): boolean {
  const dataTransfer = { types: ['Files'], files };
  const over = createEvent.dragOver(onto, { dataTransfer });
  fireEvent(onto, over);
  const event = createEvent.drop(onto, { dataTransfer });
  Object.assign(event, { clientX: 0, clientY });
  fireEvent(onto, event);
  expect(event.defaultPrevented).toBe(over.defaultPrevented);
  return !event.defaultPrevented;
}

test('a visitor who drops a file beside a box finds it in that box', async () => {
  render(application);
  place(field('resume'), 100);
  place(field('coverLetter'), 300);
  expect(drop(screen.getByRole('form'), 80, [cv()])).toBe(false);
  expect(await screen.findByText('CV.pdf')).toBeVisible();
  expect(field('resume')).toHaveFocus();
  expect(drop(document.body, 392, [pdfNamed('letter.pdf')])).toBe(false);
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  expect(screen.getByText('CV.pdf')).toBeVisible();
});
