import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host';
import { quoteForm } from '@/content/en/quote-form';
import { countries } from '@/content/facts/countries';
import { enter, fieldOf, fillForm } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { findToast } from '@tests/support/toasts';
import { render } from '@tests/support/with-texts';
import { QuoteForm } from './quote-form';

const loseResponse = () => {
  throw new TypeError('Failed to fetch');
};

function setup(responses: (() => Response)[] = []) {
  const requests = recordSubmissions(responses);
  const user = userEvent.setup();
  render(
    <>
      <QuoteForm title="The form" texts={quoteForm} />
      <ToastHost />
    </>,
  );
  const submit = () => user.click(screen.getByText(quoteForm.submit));
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
    await user.click(fieldOf('consent'));
  }
  async function paste(name: string, text: string) {
    await user.click(fieldOf(name));
    await user.paste(text);
  }
  return { requests, user, submit, fill, paste };
}

test('every country can be chosen, which fills in its dialling code', async () => {
  const { user, paste } = setup();
  const [country, phone] = [fieldOf('country'), fieldOf('phone')];
  expect(country.querySelectorAll('option')).toHaveLength(countries.length + 1);
  await user.selectOptions(country, 'Nigeria');
  await waitFor(() => expect(phone).toHaveValue('+234 '));
  await user.selectOptions(country, 'Kenya');
  await waitFor(() => expect(phone).toHaveValue('+254 '));

  await paste('phone', '712345678');
  await user.selectOptions(country, 'Kenya');
  expect(phone).toHaveValue('+254 712 345678');
});

test('a browser that fills in the whole form at once keeps the number, which gets its code', async () => {
  const { requests, submit } = setup();
  const phone = fieldOf('phone');
  expect(phone).toBeEnabled();
  fillForm();
  fireEvent.change(fieldOf('country'), { target: { value: 'Nigeria' } });
  fireEvent.input(phone, { target: { value: '0803 000 0001' } });
  await submit();
  await findToast('Quote Request Submitted');
  expect(requests[0]?.body).toMatchObject({ country: 'Nigeria', phone: '+234 803 000 0001' });
});

test('a visitor is asked once about a number that cannot be dialled, and can send it', async () => {
  const { requests, user, submit, fill, paste } = setup();
  await fill();
  const phone = fieldOf('phone');
  await user.clear(phone);
  await paste('phone', '+234 8030000');
  await submit();
  const question = expect.stringContaining(quoteForm.parts.phone.short('Nigeria'));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(question));
  expect(phone).toHaveFocus();
  expect(requests).toEqual([]);

  // Neither another field nor leaving this one counts as an answer.
  await paste('companyName', ' SA');
  expect(phone).toHaveAccessibleDescription(question);
  await submit();
  await findToast('Quote Request Submitted');
  expect(requests[0]?.body).toMatchObject({ phone: '+234 8030000' });
});

test('a visitor who gets no response keeps the text, a retry uses the same id, and changed text gets a new one', async () => {
  const { requests, submit, fill, paste } = setup([loseResponse, loseResponse]);
  await fill();
  await submit();
  expect(await screen.findByText(/We could not reach our server/)).toBeVisible();
  expect(fieldOf('companyName')).toHaveValue('Sahel Mobile');

  await submit();
  await waitFor(() => expect(requests).toHaveLength(2));
  const { id } = requests[0]?.body ?? {};
  expect(requests[1]?.body).toMatchObject({ id });
  await screen.findByText(/We could not reach our server/);

  await paste('projectDescription', ' And in Ghana.');
  await submit();
  await screen.findByText(/reference number/i);
  expect(requests[2]?.body).toMatchObject({
    project_description: 'Ring-back tones for two million people. And in Ghana.',
  });
  expect(requests[2]?.body['id']).not.toBe(id);
});

test('a visitor finds the text again after a reload, but not the tick', async () => {
  await setup().fill();
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  const { user } = setup();
  expect(fieldOf('companyName')).toHaveValue('Sahel Mobile');
  expect(fieldOf('phone')).toHaveValue('+234 801 234 5678');
  expect(screen.getByRole('checkbox')).not.toBeChecked();

  await user.click(screen.getByText('Start over'));
  expect(fieldOf('companyName')).toHaveValue('');
  expect(localStorage.getItem('draft:visitor:quote')).toBeNull();
});
