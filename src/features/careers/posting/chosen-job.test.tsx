import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { applicationForm } from '@/content/en/application-form';
import { answerRequests } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ChosenJob } from './chosen-job';
import { answerWith, jobId, makeJob } from '@tests/support/test-jobs';

const onTitle = vi.fn<(title: string | undefined) => void>();

beforeEach(() => onTitle.mockClear());

test('an applicant reads the name of an open position', async () => {
  answerWith([makeJob(1, { title: 'DevOps Engineer' })]);
  const onClosed = vi.fn<(id: string | undefined) => void>();
  render(
    <ChosenJob
      texts={applicationForm.chosenJob}
      id={jobId(1)}
      onClosed={onClosed}
      onTitle={onTitle}
    />,
  );
  expect(await screen.findByText(applicationForm.chosenJob.open('DevOps Engineer'))).toBeVisible();
  expect(onClosed).toHaveBeenLastCalledWith(undefined);
  expect(onTitle).toHaveBeenLastCalledWith('DevOps Engineer');
});

test.each([
  [jobId(9), applicationForm.chosenJob.closed, jobId(9)],
  ['nonsense', applicationForm.chosenJob.unknown, undefined],
  [jobId(1).slice(0, 30), applicationForm.chosenJob.unknown, undefined],
])('an applicant sees a note for %s', async (id, note, closed) => {
  answerWith([makeJob(1)]);
  const onClosed = vi.fn<(id: string | undefined) => void>();
  render(
    <ChosenJob texts={applicationForm.chosenJob} id={id} onClosed={onClosed} onTitle={onTitle} />,
  );
  expect(await screen.findByText(note)).toBeVisible();
  expect(onClosed).toHaveBeenLastCalledWith(closed);
  expect(onTitle).toHaveBeenLastCalledWith(undefined);
});

test('an application after the closing date keeps its position', async () => {
  answerWith([], 1000, { [jobId(1)]: '2026-11-27' });
  const onClosed = vi.fn<(id: string | undefined) => void>();
  render(
    <ChosenJob
      texts={applicationForm.chosenJob}
      id={jobId(1)}
      onClosed={onClosed}
      onTitle={onTitle}
    />,
  );
  expect(await screen.findByText(applicationForm.chosenJob.ended)).toBeVisible();
  expect(onClosed).not.toHaveBeenCalledWith(jobId(1));
});

test('a position that cannot be loaded is not called closed, and stays chosen', async () => {
  answerRequests(() => Response.json({ message: 'no' }, { status: 401 }));
  const onClosed = vi.fn<(id: string | undefined) => void>();
  render(
    <ChosenJob
      texts={applicationForm.chosenJob}
      id={jobId(1)}
      onClosed={onClosed}
      onTitle={onTitle}
    />,
  );
  expect(screen.getByText(applicationForm.chosenJob.loading)).toBeVisible();
  expect(await screen.findByText(applicationForm.chosenJob.failed)).toBeVisible();
  expect(onClosed).not.toHaveBeenCalledWith(jobId(1));
});
