import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { textsIn } from '@/content/languages';
import { answerRequests } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ContactForm } from './contact/contact-form';

const texts = { en: await textsIn.en.contactForm(), fr: await textsIn.fr.contactForm() };

function setup(locale: 'en' | 'fr' = 'en') {
  const sent: unknown[] = [];
  answerRequests(async (request) => {
    sent.push(await request.json());
    return new Response(null, { status: 201 });
  });
  const { fields, parts, submit } = texts[locale];
  render(<ContactForm title="The form" texts={texts[locale]} />);
  const user = userEvent.setup();
  const email = screen.getByLabelText<HTMLInputElement>(fields.email.label);
  const suggestion = () => screen.queryByRole('button', { name: parts.didYouMean('gmail.com') });
  async function type(address: string) {
    await user.clear(email);
    await user.type(email, address);
    await user.tab();
  }
  return { user, sent, email, suggestion, type, submit };
}

test.each(['en', 'fr'] as const)(
  'in %s, a visitor can take the suggested provider with the keyboard',
  async (locale) => {
    const { user, email, suggestion, type } = setup(locale);
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
  },
);

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

test('a visitor can send an address in spite of the suggestion', async () => {
  const { user, sent, suggestion, type, submit } = setup();
  const { fields, done } = texts.en;
  await user.type(screen.getByLabelText(fields.firstName.label), 'Ama');
  await user.type(screen.getByLabelText(fields.lastName.label), 'Mensah');
  await user.selectOptions(screen.getByRole('combobox'), 'Fintech Solutions');
  await user.type(screen.getByLabelText(fields.projectDetails.label), 'A billing gateway for gas.');
  await type('ama@gmial.com');
  await waitFor(() => expect(suggestion()).toBeVisible());
  await user.click(screen.getByRole('button', { name: submit }));
  await screen.findByRole('heading', { name: done.title });
  expect(sent).toMatchObject([{ email: 'ama@gmial.com' }]);
});
