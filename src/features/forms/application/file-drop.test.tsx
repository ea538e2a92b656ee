import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applicationForm } from '@/content/en/application-form';
import { pdf } from '@tests/support/document-builders';
import { field } from '@tests/support/fill-application';
import { render } from '@tests/support/with-texts';
import { ApplicationForm } from './application-form';

const pdfNamed = (name: string) => new File([pdf()], name, { type: 'application/pdf' });

function setup() {
  render(
    <ApplicationForm
      posting={null}
      title="The form"
      texts={applicationForm}
      jobPostingId={() => undefined}
    />,
  );
  place(field('resume'), 100);
  place(field('coverLetter'), 300);
}

function place(input: HTMLElement, top: number) {
  const box = { left: 0, right: 500, top, bottom: top + 72 } as DOMRect;
  vi.spyOn(input, 'getBoundingClientRect').mockReturnValue(box);
}

/** Returns true when the browser would open what was dropped. */
function drop(onto: Element, clientY: number, files: File[]): boolean {
  const dataTransfer = { types: files.length > 0 ? ['Files'] : ['text/plain'], files };
  const over = createEvent.dragOver(onto, { dataTransfer });
  fireEvent(onto, over);
  const event = createEvent.drop(onto, { dataTransfer });
  Object.assign(event, { clientX: 0, clientY });
  fireEvent(onto, event);
  expect(event.defaultPrevented).toBe(over.defaultPrevented);
  return !event.defaultPrevented;
}

test('a visitor who drops a file beside a box finds it in that box', async () => {
  setup();
  expect(drop(screen.getByRole('form'), 80, [pdfNamed('CV.pdf')])).toBe(false);
  expect(await screen.findByText('CV.pdf')).toBeVisible();
  expect(field('resume')).toHaveFocus();
  expect(drop(document.body, 392, [pdfNamed('letter.pdf')])).toBe(false);
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  expect(screen.getByText('CV.pdf')).toBeVisible();
});
