import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactChannelsContext } from '@/components/contact-channels';
import { common as english } from '@/content/en/common';
import { contactForm } from '@/content/en/contact-form';
import { reach as words } from '@/content/en/reach';
import { site } from '@/content/facts/site';
import { fillForm } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ContactForm } from './contact/contact-form';

const number = '919812345670';

const { about } = words;
const messages = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
    .map((link) => new URL(link.href).searchParams.get('text'));

async function send() {
  const user = userEvent.setup();
  render(
    <ContactChannelsContext value={{ whatsapp: number }}>
      <ContactForm title="The form" texts={contactForm} />
    </ContactChannelsContext>,
  );
  fillForm();
  await user.click(screen.getByRole('button', { name: contactForm.submit }));
}

test('a visitor who sent a form gets a chat link with its reference number and none of the typed text', async () => {
  recordSubmissions();
  await send();
  const reference = (await screen.findByText(/^DR-[0-9A-F]{8}$/)).textContent;
  expect(messages()).toEqual([about(`${contactForm.done.reference} ${reference}`)]);
  expect(screen.getByRole('heading', { name: english.ui.talk, level: 4 })).toBeVisible();
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
});
