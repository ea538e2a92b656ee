import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applicationForm } from '@/content/en/application-form';
import { answerRequests } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ChosenJob } from './chosen-job';
import { answerWith, jobId, makeJob } from '@tests/support/test-jobs';

test('an open position is named, and its id handed on', async () => {
  answerWith([makeJob(1, { title: 'DevOps Engineer' })]);
  const onJob = vi.fn<(id: string | undefined) => void>();
  render(<ChosenJob texts={applicationForm.chosenJob} id={jobId(1)} onJob={onJob} />);
  expect(await screen.findByText('Applying for: DevOps Engineer')).toBeVisible();
  expect(onJob).toHaveBeenLastCalledWith(jobId(1));
});

test.each([
  [jobId(9), applicationForm.chosenJob.closed],
  ['nonsense', applicationForm.chosenJob.unknown],
  [jobId(1).slice(0, 30), applicationForm.chosenJob.unknown],
])('for %s there is a note, and no id', async (id, note) => {
  answerWith([makeJob(1)]);
  const onJob = vi.fn<(id: string | undefined) => void>();
  render(<ChosenJob texts={applicationForm.chosenJob} id={id} onJob={onJob} />);
  expect(await screen.findByText(note)).toBeVisible();
  expect(onJob).toHaveBeenLastCalledWith(undefined);
});

test('a position that cannot be looked up is not called closed, and stays chosen', async () => {
  answerRequests(() => Response.json({ message: 'no' }, { status: 401 }));
  const onJob = vi.fn<(id: string | undefined) => void>();
  render(<ChosenJob texts={applicationForm.chosenJob} id={jobId(1)} onJob={onJob} />);
  expect(screen.getByText('Loading this position...')).toBeVisible();
  expect(onJob).toHaveBeenLastCalledWith(jobId(1));
  expect(await screen.findByText(/could not be looked up.*your choice goes with/)).toBeVisible();
  expect(onJob).toHaveBeenLastCalledWith(jobId(1));
});
