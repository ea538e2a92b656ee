import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { common } from '@/content/en/common';
import { contactForm } from '@/content/en/contact-form';
import { answerConfirmation } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { FormSent } from './form-sent';

const id = '1a2b3c4d-0000-4000-8000-000000000001';
const { confirmation } = contactForm.done;
const props = { texts: contactForm, id, values: {}, onAnother: () => undefined };

test.each([
  ['an email is on its way', () => Response.json('now'), confirmation.now],
  ['many are due before it', () => Response.json('later'), confirmation.later],
  ['none follows', () => Response.json('none'), confirmation.none],
  ['the record is unknown', () => Response.json(null), confirmation.unknown],
  ['the question is not answered', () => Response.error(), confirmation.unknown],
])('a visitor sees the reference and reads about the email when %s', async (_, respond, words) => {
  const requests: unknown[] = [];
  answerConfirmation(async (request) => {
    requests.push(await request.json());
    return respond();
  });
  render(<FormSent {...props} />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(/1A2B3C4D/)).toBeVisible();
  expect(requests).toEqual([{ id }]);
  expect(screen.queryByText(contactForm.parts.statusLink.title)).toBeNull();
});

test('a visitor gets the status link at once, and can copy and share it', async () => {
  const user = userEvent.setup();
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { share }));
  const { statusLink } = contactForm.parts;
  render(<FormSent {...props} statusSecret="secret" />);
  const url = `${location.origin}/status#secret`;
  expect(screen.getByRole('link', { name: statusLink.title })).toHaveProperty('href', url);
  expect(screen.getByText(statusLink.warning)).toBeVisible();
  await user.click(screen.getByRole('button', { name: common.ui.copy }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(screen.getByRole('button', { name: statusLink.share }));
  expect(share).toHaveBeenCalledWith({ title: statusLink.title, url });
});
