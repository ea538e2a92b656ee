import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { common } from '@/content/en/common';
import { contactForm } from '@/content/en/contact-form';
import { TextsContext } from '@/components/texts';
import { notePageArrival, pageArrivedAt } from '@/lib/page-arrival';
import { fillForm } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { ContactForm } from './contact/contact-form';
import { secondsSince } from './submission/submission-file';

const form = <ContactForm title="The form" texts={contactForm} />;
const { done, submit } = contactForm;

const arrivedSecondsAgo = (seconds: number) =>
  vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000);

/** Fills in what is missing, sends the form, and returns the seconds that it reported. */
async function secondsSent(): Promise<unknown> {
  const sent = recordSubmissions();
  const user = userEvent.setup();
  fillForm();
  await user.click(screen.getByRole('button', { name: submit }));
  await screen.findByText(done.title);
  return sent[0]?.body['seconds_to_fill'];
}

test('the time counts from when the page arrived, not from when its code ran', async () => {
  arrivedSecondsAgo(20);
  render(form);
  expect(await secondsSent()).toBeGreaterThanOrEqual(20);
});

test('the time of a form filled in before its code ran is not known', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<TextsContext value={common}>{form}</TextsContext>);
  const first = container.querySelector<HTMLInputElement>('[name=firstName]');
  if (first) first.value = 'Akosua';
  render(form, { container, hydrate: true });
  expect(await secondsSent()).toBeNull();
});

test('moving to another page of the site restarts the time', () => {
  arrivedSecondsAgo(20);
  // The two clocks differ by fractions of a millisecond.
  expect(Date.now() - pageArrivedAt()).toBeGreaterThan(19_900);
  notePageArrival();
  expect(Date.now() - pageArrivedAt()).toBeLessThan(1000);
});

test.each([
  ['unknown', null],
  ['in the future', Date.now() + 60_000],
  ['a year ago', Date.now() - 365 * 86_400_000],
])('a moment that is %s gives no time', (_, moment) => {
  expect(secondsSince(moment)).toBeNull();
});
