import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contactForm } from '@/content/en/contact-form';
import { answerRequests } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ContactForm } from './contact/contact-form';

const { fields, parts, submit } = contactForm;

test('a visitor reads that a submission was withdrawn elsewhere, and can send it as a new one', async () => {
  const sent: Record<string, unknown>[] = [];
  answerRequests(async (request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    if (sent.length > 1) return new Response(null, { status: 201 });
    const details = JSON.stringify({ field: 'id', reason: 'withdrawn' });
    return Response.json(
      { code: 'PT403', message: 'The submission was withdrawn.', details },
      { status: 403 },
    );
  });
  const user = userEvent.setup();
  render(<ContactForm title="The form" texts={contactForm} />);
  await user.type(screen.getByLabelText(fields.firstName.label), 'Ada');
  await user.type(screen.getByLabelText(fields.lastName.label), 'Bello');
  await user.type(screen.getByLabelText(fields.email.label), 'ada@example.com');
  await user.selectOptions(
    screen.getByLabelText(fields.serviceInterest.label),
    'Fintech Solutions',
  );
  await user.type(screen.getByLabelText(fields.projectDetails.label), 'A gateway for gas.');
  await user.click(screen.getByRole('button', { name: submit }));

  const notice = await screen.findByRole('alert', undefined, { timeout: 5000 });
  expect(notice).toHaveTextContent(parts.submission.withdrawn);
  expect(notice).not.toHaveTextContent('The server said');
  await user.click(screen.getByRole('button', { name: submit }));
  expect(
    await screen.findByText(contactForm.done.title, undefined, { timeout: 5000 }),
  ).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ revision: 1, project_details: 'A gateway for gas.' });
  expect(sent[1]?.['id']).not.toBe(sent[0]?.['id']);
});
