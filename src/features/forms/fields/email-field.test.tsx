import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contactForm as texts } from '@/content/en/contact-form';
import { contact } from '@tests/support/contact-form';
import { fillForm } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';

function setup() {
  const { fields, parts } = texts;
  render(contact);
  const user = userEvent.setup();
  const email = screen.getByLabelText<HTMLInputElement>(fields.email.label);
  const suggestion = () => screen.queryByText(parts.didYouMean('gmail.com'));
  return { user, email, suggestion };
}

test('a visitor can take the suggested provider with the keyboard, once the field is left', async () => {
  const { user, email, suggestion } = setup();
  await user.click(email);
  await user.paste('ama@gmail.co');
  expect(suggestion()).toBeNull();
  await user.tab();
  await waitFor(() => expect(suggestion()).toBeVisible());
  await user.type(email, 'm');
  expect(suggestion()).toBeNull();

  await user.clear(email);
  await user.paste('ama@gmial.com');
  await user.tab();
  await waitFor(() => expect(suggestion()).toBeVisible());
  expect(suggestion()?.closest('[role=status]')).toBeInTheDocument();
  expect(email).toBeValid();
  await user.tab({ shift: true });
  expect(suggestion()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(email).toHaveValue('ama@gmail.com');
  expect(email).toHaveFocus();
  expect(suggestion()).toBeNull();
});

test('a visitor who presses Submit before an address was doubted is asked once', async () => {
  const sent = recordSubmissions();
  const { user, email } = setup();
  fillForm();
  email.value = 'ama@fmail.com';
  await user.click(screen.getByText(texts.submit));
  const { checkEmail } = texts.parts;
  await waitFor(() => expect(email).toHaveAccessibleDescription(checkEmail));
  expect(screen.getByText(/^Did you mean/)).toBeVisible();
  expect(sent).toEqual([]);

  await user.click(screen.getByText(texts.submit));
  await screen.findByText(texts.done.title);
  expect(sent).toMatchObject([{ body: { email: 'ama@fmail.com' } }]);
});
