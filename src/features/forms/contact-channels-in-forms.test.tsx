import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ContactChannelsContext } from '@/components/contact-channels';
import { common as english } from '@/content/en/common';
import { contactForm } from '@/content/en/contact-form';
import { formParts } from '@/content/en/form-parts';
import { reach as words } from '@/content/en/reach';
import { site, type ContactChannels } from '@/content/facts/site';
import { answerRequests } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ContactForm } from './contact/contact-form';
import type { Submission } from './submission/outbox/types';
import { WaitingStatus } from './submission/waiting-status';

const number = '919812345670';
const id = '1a2b3c4d-0000-4000-8000-000000000001';
let status: number;

beforeEach(() => {
  status = 201;
  answerRequests(() =>
    status === 201
      ? new Response(null, { status })
      : Response.json({ code: '23514', message: 'check' }, { status }),
  );
});

const { about } = words;
const messages = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
    .map((link) => new URL(link.href).searchParams.get('text'));

const typed = {
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'ngozi@example.com',
  projectDetails: 'Nothing of this is anybody’s business.',
};

async function send(reach: ContactChannels) {
  const user = userEvent.setup();
  render(
    <ContactChannelsContext value={reach}>
      <ContactForm title="The form" texts={contactForm} />
    </ContactChannelsContext>,
  );
  for (const [field, text] of Object.entries(typed)) {
    const { label } = contactForm.fields[field as keyof typeof typed];
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  }
  await user.selectOptions(screen.getByLabelText(contactForm.fields.serviceInterest.label), [
    screen.getAllByRole('option')[1] as HTMLElement,
  ]);
  await user.click(screen.getByRole('button', { name: contactForm.submit }));
}

test('a visitor who sent a form gets a chat link with its reference number and none of the typed text', async () => {
  await send({ whatsapp: number });
  const reference = (await screen.findByText(/^DR-[0-9A-F]{8}$/)).textContent;
  expect(messages()).toEqual([about(`${contactForm.done.reference} ${reference}`)]);
  expect(screen.getByRole('heading', { name: english.ui.talk, level: 4 })).toBeVisible();
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
});

test.each([400, 503])(
  'a visitor whose request failed with %s can contact a person',
  async (failure) => {
    status = failure;
    await send({ whatsapp: number });
    const alert = await screen.findByRole('alert');
    expect(alert).toContainElement(screen.getByRole('link', { name: /WhatsApp/ }));
    expect(document.body.innerHTML).not.toMatch(/wa\.me[^"]*(Ngozi|Eze|business|%40)/);
  },
);

test.each([{}, { refusal: 'no' }, { unreadable: true as const }])(
  'a chat link for a waiting request names its kind and reference: %j',
  (state) => {
    const waiting: Submission = {
      id,
      path: '/quote_requests',
      revision: 1,
      row: { contact_name: 'Ngozi' },
      files: [],
      writtenAt: Date.now(),
      tries: 1,
      dueAt: 0,
      retryAfter: 0,
      ...state,
    };
    render(
      <ContactChannelsContext value={{ whatsapp: number }}>
        <WaitingStatus
          texts={formParts}
          submission={waiting}
          onChange={undefined}
          onDiscard={() => Promise.resolve()}
        />
      </ContactChannelsContext>,
    );
    expect(messages()).toEqual([
      about(`${formParts.pending.kinds['/quote_requests']}, DR-1A2B3C4D`),
    ]);
  },
);

test('without a number, a visitor who sent a form gets the telephone and no chat link', async () => {
  await send({});
  await screen.findByText(/^DR-[0-9A-F]{8}$/);
  expect(messages()).toEqual([]);
  expect(screen.getByRole('link', { name: site.phone })).toBeVisible();
});
