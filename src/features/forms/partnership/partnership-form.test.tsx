import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { partnershipForm } from '@/content/en/partnership-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { PartnershipForm } from './partnership-form';

function setup() {
  const requests = recordSubmissions();
  const user = userEvent.setup();
  render(<PartnershipForm title="The form" texts={partnershipForm} />);
  const field = (label: string) => screen.getByRole('textbox', { name: label });
  const terms = () => screen.getByRole('checkbox', { name: /^I agree/ });
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit Application' }));
  async function write(label: string, text: string) {
    await user.click(field(label));
    await user.paste(text);
  }
  async function fill() {
    await write('Company Name', 'Djoliba Studios');
    await write('Contact Name', 'Mariam Keïta');
    await write('Email Address', 'mariam@example.net');
    await write('Phone Number', '+223 70 00 02 03');
    await write('Country/Region', 'Mali');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Partnership Type' }), 'channel');
    await write('Company Description', 'Forty recording artists.');
    await write('Partnership Proposal', 'Ring-back tones on a revenue share.');
  }
  return { requests, user, field, terms, submit, fill };
}

test('a visitor who sends an empty form reads every message of the specification', async () => {
  const { requests, terms, submit } = setup();
  await submit();
  for (const message of Object.values(partnershipForm.messages)) {
    expect((await screen.findAllByText(message))[0]).toBeVisible();
  }
  expect(terms()).toHaveAccessibleDescription('You must agree to the terms.');
  expect(requests).toEqual([]);
});

test('a visitor whose application is stored sees an alert and an empty form', async () => {
  const { requests, user, field, terms, submit, fill } = setup();
  await fill();
  await user.click(terms());
  await submit();
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Partnership application submitted!$/);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toMatch(/\/rest\/v1\/partnership_applications$/);
  const { id, ...row } = requests[0]?.body ?? {};
  expect(row).toEqual({
    company_name: 'Djoliba Studios',
    contact_person: 'Mariam Keïta',
    email: 'mariam@example.net',
    phone: '+223 70 00 02 03',
    country_region: 'Mali',
    partnership_type: 'channel',
    description: 'Forty recording artists.',
    proposal: 'Ring-back tones on a revenue share.',
    locale: 'en',
    consent_version: partnershipForm.consentVersion,
    honeypot: '',
    seconds_to_fill: expect.any(Number),
  });
  expect(screen.getByText(`DR-${String(id).slice(0, 8).toUpperCase()}`)).toBeVisible();
  expect(screen.getByText('Channel', { selector: 'dd' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Send another application' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Company Name')).toHaveValue('');
  expect(field('Partnership Proposal')).toHaveValue('');
  expect(terms()).not.toBeChecked();
});
