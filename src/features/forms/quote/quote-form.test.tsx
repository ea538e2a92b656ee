import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { countries } from '@/content/facts/countries';
import { quoteForm } from '@/content/en/quote-form';
import { ToastHost } from '@/components/ui/toast-host';
import { enter, fillForm } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { findToast } from '@tests/support/toasts';
import { render } from '@tests/support/with-texts';
import { QuoteForm } from './quote-form';

const lost = () => {
  throw new TypeError('Failed to fetch');
};

function setup(answers: (() => Response)[] = []) {
  const requests = recordSubmissions(answers);
  const user = userEvent.setup();
  render(
    <>
      <QuoteForm title="The form" texts={quoteForm} />
      <ToastHost />
    </>,
  );
  const field = (label: RegExp) => screen.getByLabelText(label);
  const submit = () => screen.getByRole('button', { name: /submit|sending/i });
  async function fill() {
    enter({
      companyName: 'Sahel Mobile',
      contactName: 'Ọláwálé Nguyễn',
      email: 'ola@example.com',
      country: 'Nigeria',
      phone: '+234 801 234 5678',
      serviceType: 'Custom Solution',
      projectDescription: 'Ring-back tones for two million people.',
      timeline: 'short',
      budget: 'discuss',
    });
    await user.click(screen.getByRole('checkbox'));
  }
  return { requests, user, field, submit, fill };
}

test('every country can be chosen, which fills in its dialling code', async () => {
  const { user, field } = setup();
  expect(field(/country/i).querySelectorAll('option')).toHaveLength(countries.length + 1);
  await user.selectOptions(field(/country/i), 'Nigeria');
  await waitFor(() => expect(field(/phone/i)).toHaveValue('+234 '));

  await user.selectOptions(field(/country/i), 'Kenya');
  await waitFor(() => expect(field(/phone/i)).toHaveValue('+254 '));

  await user.type(field(/phone/i), '712345678');
  await user.selectOptions(field(/country/i), 'Kenya');
  expect(field(/phone/i)).toHaveValue('+254 712 345678');
});

test('a browser that fills in the whole form at once keeps the number, which gets its code', async () => {
  const { requests, user, field, submit } = setup();
  const phone = field(/phone/i);
  expect(phone).toBeEnabled();
  fillForm();
  fireEvent.change(field(/country/i), { target: { value: 'Nigeria' } });
  fireEvent.input(phone, { target: { value: '0803 000 0001' } });
  await user.click(submit());
  await findToast('Quote Request Submitted');
  expect(requests[0]?.body).toMatchObject({ country: 'Nigeria', phone: '+234 803 000 0001' });
});

test('a visitor is asked once about a number that cannot be dialled, and can send it', async () => {
  const { requests, user, field, submit, fill } = setup();
  await fill();
  const phone = field(/phone/i);
  await user.clear(phone);
  await user.type(phone, '+234 8030000');
  await user.click(submit());
  const question = expect.stringContaining(quoteForm.parts.phone.short('Nigeria'));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(question));
  expect(phone).toHaveFocus();
  expect(requests).toEqual([]);

  // Neither another field nor leaving this one counts as an answer.
  await user.type(field(/company name/i), ' SA');
  expect(phone).toHaveAccessibleDescription(question);
  await user.click(submit());
  await findToast('Quote Request Submitted');
  expect(requests[0]?.body).toMatchObject({ phone: '+234 8030000' });
});

test('when the answer is lost the text stays, a retry uses the same id, and what is changed is sent as a new one', async () => {
  const { requests, user, field, submit, fill } = setup([lost, lost]);
  await fill();
  await user.click(submit());
  expect(await screen.findByText(/We could not reach our server/)).toBeVisible();
  expect(field(/company name/i)).toHaveValue('Sahel Mobile');

  await user.click(submit());
  await waitFor(() => expect(requests).toHaveLength(2));
  const { id } = requests[0]?.body ?? {};
  expect(requests[1]?.body).toMatchObject({ id });
  await screen.findByText(/We could not reach our server/);

  await user.type(field(/description/i), ' And in Ghana.');
  await user.click(submit());
  await screen.findByText(/reference number/i);
  expect(requests[2]?.body).toMatchObject({
    project_description: 'Ring-back tones for two million people. And in Ghana.',
  });
  expect(requests[2]?.body['id']).not.toBe(id);
});

test('a visitor finds the text again after a reload, but not the tick', async () => {
  const first = setup();
  await first.fill();
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  const { user, field } = setup();
  expect(field(/company name/i)).toHaveValue('Sahel Mobile');
  expect(field(/phone/i)).toHaveValue('+234 801 234 5678');
  expect(screen.getByRole('checkbox')).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field(/company name/i)).toHaveValue('');
  expect(localStorage.getItem('draft:visitor:quote')).toBeNull();
});
