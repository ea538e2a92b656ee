import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactForm } from '@/content/en/contact-form';
import { answerConfirmation } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { FormSent } from './submission/form-sent';

const id = '1a2b3c4d-0000-4000-8000-000000000001';
const { confirmation } = contactForm.done;

test.each([
  ['an email is on its way', () => Response.json(true), confirmation.follows],
  ['staff look at it first', () => Response.json(false), confirmation.checked],
  ['the record is unknown', () => Response.json(null), confirmation.unknown],
  ['the question is not answered', () => Response.error(), confirmation.unknown],
])('a visitor sees the reference and reads about the email when %s', async (_, answer, words) => {
  const asked: unknown[] = [];
  answerConfirmation(async (request) => {
    asked.push(await request.json());
    return answer();
  });
  render(<FormSent texts={contactForm} id={id} values={{}} another={() => undefined} />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(/1A2B3C4D/)).toBeVisible();
  expect(asked).toEqual([{ id }]);
});
