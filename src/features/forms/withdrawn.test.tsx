import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contactForm } from '@/content/en/contact-form';
import { fillForm, typed } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ContactForm } from './contact/contact-form';

const { done, parts, submit } = contactForm;

test('a visitor reads that a submission was withdrawn elsewhere, and can send it as a new one', async () => {
  const details = JSON.stringify({ field: 'id', reason: 'withdrawn' });
  const refusal = { code: 'PT403', message: 'The submission was withdrawn.', details };
  const sent = recordSubmissions([() => Response.json(refusal, { status: 403 })]);
  const user = userEvent.setup();
  render(<ContactForm title="The form" texts={contactForm} />);
  fillForm();
  await user.click(screen.getByRole('button', { name: submit }));

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(parts.submission.withdrawn);
  expect(notice).not.toHaveTextContent('The server said');
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText(done.title)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toMatchObject({ project_details: typed });
  expect(sent[1]?.body['id']).not.toBe(sent[0]?.body['id']);
});
