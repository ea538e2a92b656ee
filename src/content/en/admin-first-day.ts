/** What colleagues read once, after they joined. */
import { tryAgain } from './admin-counts';

export const adminFirstDay = {
  title: 'What is where',
  sentences: [
    'This page shows what is to do: who waits for an answer, what is overdue, and what is yours.',
    'The lists above hold what people sent: open a row to read it, answer it, and say who takes care of it.',
    'Changes can be undone, “?” shows the keys of a list, and your name and your days away are in the menu at the top.',
  ],
  done: 'I know my way',
  failed: tryAgain('This could not be put away'),
};
