import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ContactChannelsContext } from '@/components/contact-channels';
import { TextsContext } from '@/components/texts';
import { ToastHost } from '@/components/ui/toast-host';
import { common } from '@/content/en/common';
import { contactForm } from '@/content/en/contact-form';
import { contactChannels } from '@/content/en/contact-channels';
import { site } from '@/content/facts/site';
import { contact, fillAndSend, sendContactForm } from '@tests/support/contact-form';
import { filledText } from '@tests/support/fill-form';
import { findToast } from '@tests/support/toasts';
import { render } from '@tests/support/with-texts';
import { requestChange } from './change-request';

const { done, parts } = contactForm;
const { stops } = parts.submission;
const findAlert = () => screen.findByRole('alert', undefined, { timeout: 5000 });

test('a visitor who sent a form reads so, and gets a chat link with its reference and none of the typed text', async () => {
  render(
    <ContactChannelsContext value={{ whatsapp: '919812345670' }}>
      {contact}
      <ToastHost />
    </ContactChannelsContext>,
  );
  await fillAndSend();
  await findToast('Enquiry Submitted');
  const reference = screen.getByText(/^DR-[0-9A-F]{8}$/).textContent;
  const messages = screen
    .getAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
    .map((link) => new URL(link.href).searchParams.get('text'));
  expect(messages).toEqual([contactChannels.about(`${done.reference} ${reference}`)]);
  expect(screen.getByRole('heading', { name: common.ui.talk, level: 4 })).toBeVisible();
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
});

test('a visitor whose request failed and could not be saved reads why, how to reach us otherwise, and is asked before leaving', async () => {
  const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user, submit } = await sendContactForm(
    [500, 200].map((status) => () => Response.json({}, { status })),
  );
  for (const words of [stops.fault, stops.portal]) {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(await findAlert()).toHaveTextContent(parts.submission.unsaved);
    expect(await findAlert()).not.toHaveTextContent('back online');
    expect(screen.getByRole('link', { name: /@/ })).toBeVisible();
    if (words === stops.fault) await user.click(submit);
  }
  expect(asksToStay()).toBe(true);
  cleanup();
  expect(asksToStay()).toBe(false);
});

test('a visitor reads that something broke, or that a submission was withdrawn elsewhere, and can send what was typed', async () => {
  const broken = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('broken');
  });
  const details = JSON.stringify({ field: 'id', reason: 'withdrawn' });
  const refusal = { code: 'PT403', message: 'The submission was withdrawn.', details };
  const { sent, user, submit } = await sendContactForm([
    () => Response.json(refusal, { status: 403 }),
  ]);
  expect(await findAlert()).toHaveTextContent(stops.fault);
  expect(await findAlert()).toHaveTextContent(parts.submission.keepOpen);

  broken.mockRestore();
  await user.click(submit);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(parts.submission.withdrawn),
  );
  expect(await findAlert()).not.toHaveTextContent('The server said');
  await user.click(submit);
  expect(await screen.findByText(done.title)).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { project_details: filledText },
    { project_details: filledText },
  ]);
  expect(sent[1]?.body['id']).not.toBe(sent[0]?.body['id']);
});

test('a visitor whose browser never answers a request for a hash sends without a status link, and is told so', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(SubtleCrypto.prototype, 'digest').mockReturnValue(new Promise<never>(() => {}));
  const { sent } = await sendContactForm();
  expect(await screen.findByText(parts.statusLink.none)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).not.toHaveProperty('status_hash');
});

test('the time of a visitor who filled in the form before its code ran is not known', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<TextsContext value={common}>{contact}</TextsContext>);
  const first = container.querySelector<HTMLInputElement>('[name=firstName]');
  if (first) first.value = 'Akosua';
  render(contact, { container, hydrate: true });
  const { sent } = await fillAndSend();
  await screen.findByText(done.title);
  expect(sent[0]?.body['seconds_to_fill']).toBeNull();
});

test('a visitor is asked on the page before a waiting submission replaces typed text', async () => {
  const user = userEvent.setup();
  const { replaces, replacesYes } = parts.pending;
  render(contact);
  const field = screen.getByLabelText(contactForm.fields.firstName.label);
  await user.type(field, 'Ben');
  const form = { name: 'contact', page: '/', values: { firstName: 'Ada' } };
  act(() => requestChange({ form, id: 'waiting', startedAt: null }));
  expect(screen.getByText(replaces)).toHaveFocus();
  expect(field).toHaveValue('Ben');
  await user.click(screen.getByRole('button', { name: replacesYes }));
  expect(field).toHaveValue('Ada');
  expect(screen.queryByText(replaces)).not.toBeInTheDocument();
});
