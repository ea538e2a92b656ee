import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applicationForm } from '@/content/en/application-form';
import { answerRequests } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ChosenJob } from './chosen-job';
import { answerWith, jobId, makeJob } from '@tests/support/test-jobs';

const { chosenJob: texts } = applicationForm;
const title = 'DevOps Engineer';
const open = () => answerWith([makeJob(1, { title })]);
const ended = () => answerWith([], 1000, { [jobId(1)]: '2026-11-27' });
const refused = () => answerRequests(() => Response.json({ message: 'no' }, { status: 401 }));

test.each([
  ['an open position', open, jobId(1), texts.open(title), undefined, title],
  ['a closed position', open, jobId(9), texts.closed, jobId(9), undefined],
  ['nonsense', open, 'nonsense', texts.unknown, undefined, undefined],
  ['half an id', open, jobId(1).slice(0, 30), texts.unknown, undefined, undefined],
  ['a position after its closing date', ended, jobId(1), texts.ended, undefined, undefined],
  ['a position that cannot be loaded', refused, jobId(1), texts.failed, undefined, undefined],
])('an applicant for %s reads about it, and only a closed one is dropped', async (...story) => {
  const [, answer, id, note, closed, named] = story;
  answer();
  const onClosed = vi.fn<(id: string | undefined) => void>();
  const onTitle = vi.fn<(title: string | undefined) => void>();
  render(<ChosenJob texts={texts} id={id} onClosed={onClosed} onTitle={onTitle} />);
  expect(await screen.findByText(note)).toBeVisible();
  expect(onClosed).toHaveBeenLastCalledWith(closed);
  expect(onTitle).toHaveBeenLastCalledWith(named);
});
