import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contactForm } from '@/content/en/contact-form';
import { choices } from '@/content/facts/choices';
import { ToastHost } from '@/components/ui/toast-host';
import { recordSubmissions } from '@tests/support/network';
import { findToast } from '@tests/support/toasts';
import { render } from '@tests/support/with-texts';
import { ContactForm } from './contact-form';

function setup() {
  const requests = recordSubmissions();
  const user = userEvent.setup();
  render(
    <>
      <ContactForm title="The form" texts={contactForm} />
      <ToastHost />
    </>,
  );
  const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
  const submit = () =>
    user.click(screen.getByRole('button', { name: 'Start Partnership Discussion' }));
  async function write(label: string | RegExp, text: string) {
    await user.click(field(label));
    await user.paste(text);
  }
  async function fill() {
    await write('First Name', '  李 ');
    await write('Last Name', "N'Dour");
    await write('Email Address', 'li@example.com');
    await user.selectOptions(screen.getByRole('combobox'), 'Fintech Solutions');
    await write('Project Details', 'A billing gateway for gas.');
  }
  return { requests, field, submit, write, fill };
}

test('a visitor who sends an empty form reads what is missing; the company is optional, and of two letters', async () => {
  const { requests, field, submit, write } = setup();
  await submit();
  const { company, ...required } = contactForm.messages;
  for (const message of Object.values(required)) {
    expect((await screen.findAllByText(message))[0]).toBeVisible();
  }
  expect(screen.queryByText(company)).not.toBeInTheDocument();
  expect(field('First Name')).toHaveFocus();
  expect(field('First Name')).toHaveAccessibleDescription(contactForm.messages.firstName);
  await write(/^Company/, 'V');
  await submit();
  expect(await screen.findByText(company)).toBeVisible();
  expect(requests).toEqual([]);
});

test('a visitor can send an enquiry, and sees its reference', async () => {
  const { requests, field, submit, fill } = setup();
  expect(
    screen
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([...choices.service]);
  expect(field('Email Address')).toHaveAttribute('type', 'email');
  expect(field('Project Details')).toHaveAttribute('rows', '4');
  await fill();
  await submit();

  await findToast('Enquiry Submitted');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toMatch(/\/rest\/v1\/contact_submissions$/);
  expect(requests[0]?.body).toMatchObject({
    first_name: '李',
    last_name: "N'Dour",
    email: 'li@example.com',
    service_interest: 'Fintech Solutions',
    project_details: 'A billing gateway for gas.',
  });
  expect(requests[0]?.body).not.toHaveProperty('company_operator');
  expect(
    screen.getByText(`DR-${String(requests[0]?.body['id']).slice(0, 8).toUpperCase()}`),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: contactForm.done.title })).toHaveFocus();
  expect(screen.queryByText('Company/Operator')).not.toBeVisible();
});
