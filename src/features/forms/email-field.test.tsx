import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contactForm as texts } from '@/content/en/contact-form';
import { fillForm } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ContactForm } from './contact/contact-form';

function setup() {
  const { fields, parts } = texts;
  render(<ContactForm title="The form" texts={texts} />);
  const user = userEvent.setup();
  const email = screen.getByLabelText<HTMLInputElement>(fields.email.label);
  const suggestion = () => screen.queryByRole('button', { name: parts.didYouMean('gmail.com') });
  async function type(address: string) {
    await user.clear(email);
    await user.type(email, address);
    await user.tab();
  }
  return { user, email, suggestion, type };
}

test('a visitor can take the suggested provider with the keyboard', async () => {
  const { user, email, suggestion, type } = setup();
  await type('ama@gmial.com');
  await waitFor(() => expect(suggestion()).toBeVisible());
  expect(suggestion()?.closest('[role=status]')).toBeInTheDocument();
  expect(email).toBeValid();

  await user.tab({ shift: true });
  expect(suggestion()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(email).toHaveValue('ama@gmail.com');
  expect(email).toHaveFocus();
  expect(suggestion()).not.toBeInTheDocument();
});

test('a suggestion waits until the field is left, and goes when the address changes', async () => {
  const { user, email, suggestion, type } = setup();
  await user.type(email, 'ama@gmail.co');
  expect(suggestion()).not.toBeInTheDocument();
  await user.tab();
  await waitFor(() => expect(suggestion()).toBeVisible());
  await user.type(email, 'm');
  expect(suggestion()).not.toBeInTheDocument();

  await type('ama@gmial.com');
  await waitFor(() => expect(suggestion()).toBeVisible());
});

test.each(['fmail.com', 'orange.gn'])(
  'a visitor who presses Submit before %s was doubted is asked once',
  async (domain) => {
    const sent = recordSubmissions();
    const { user, email } = setup();
    fillForm();
    email.value = `ama@${domain}`;
    await user.click(screen.getByRole('button', { name: texts.submit }));
    const { checkEmail } = texts.parts;
    await waitFor(() => expect(email).toHaveAccessibleDescription(checkEmail));
    expect(screen.getByRole('button', { name: /^Did you mean/ })).toBeVisible();
    expect(sent).toEqual([]);

    await user.click(screen.getByRole('button', { name: texts.submit }));
    await screen.findByRole('heading', { name: texts.done.title });
    expect(sent).toMatchObject([{ body: { email: `ama@${domain}` } }]);
  },
);
