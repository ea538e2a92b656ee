import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { adminReplies } from '@/content/en/admin-replies';
import { quote } from '@tests/support/admin/test-lists';
import { FieldValue, SenderProperties, VisitProperties } from './sender-properties';
import { careerApplications } from '../records/career-applications';
import { quoteRequests } from '../records/quote-requests';

const { phone: texts } = adminReplies;
const request = { ...quote(1), spam_reason: null, utm_source: null };

function showField(name: string, value: string | null) {
  const record = { ...request, [name]: value };
  return render(<FieldValue kind={careerApplications} record={record} name={name} />);
}

test('staff open a profile by a link to its address', () => {
  showField('linkedin', 'https://www.linkedin.com/in/ada');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.linkedin.com/in/ada');
});

test('an admin sees when consent was given, or that this is unknown', () => {
  showField('consented_at', '2026-11-20 09:55:26+00');
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-20T09:55:26.000Z');
  showField('consented_at', null);
  expect(document.body).toHaveTextContent(admin.list.notGiven);
});

test.each([
  'https://linkedin.com@evil.example',
  'https://linkedin.com:443@evil.example/in/ada',
  'https://example.com/in/ada',
  'https://notlinkedin.com/in/ada',
  'https://linkedin.com.evil.example/in/ada',
  'pas de compte',
  'http://www.linkedin.com/in/ada',
  'javascript:alert(1)',
])('staff see %s as text, not as a link', (text) => {
  showField('linkedin', text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
});

function showSender(values: object) {
  const record = { ...request, ...values };
  render(
    <MemoryRouter>
      <SenderProperties kind={quoteRequests} record={record} />
      <VisitProperties kind={quoteRequests} record={record} />
    </MemoryRouter>,
  );
}

test.each([
  ['0803 000 0001', 'Elsewhere', 'tel:08030000001', undefined],
  ['+234 803 000 0001 ext 12', 'Elsewhere', 'tel:+2348030000001;ext=12', undefined],
  ['0803 000 0001 (WhatsApp)', 'Nigeria', 'tel:+2348030000001', '2348030000001'],
  ['ask for Ada', 'Nigeria', undefined, undefined],
])('staff call %s in %s at %s, and write to %s', (phone, country, tel, whatsappNumber) => {
  showSender({ phone, country });
  expect(screen.queryByRole('link', { name: phone })?.getAttribute('href') ?? undefined).toBe(tel);
  const link = screen.queryByRole('link', { name: texts.whatsappTo(phone) });
  expect(/wa\.me\/(\d+)/.exec(link?.getAttribute('href') ?? '')?.[1]).toBe(whatsappNumber);
});

test('an admin writes on WhatsApp in the language of the form, by the clock of the sender', () => {
  showSender({ locale: 'fr' });
  const link = screen.getByRole('link', { name: texts.whatsappTo(request.phone) });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toMatch(
    /^Bonjour.*demande de devis \(référence DR-5EED0004\)\.$/,
  );
  expect(link).toHaveAttribute('rel', 'noopener');
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Lagos' });
  expect(screen.getByText(/^now .* in Lagos$/)).toHaveTextContent(
    texts.timeThere(clock.format(new Date()), 'Lagos'),
  );
});

test('an admin can unfold the consent and how a sender came here, as far as it is known, and no empty field', async () => {
  const user = userEvent.setup();
  showSender({
    product: 'iot',
    wants_demo: false,
    timeline: '',
    first_page: '/products/iot',
    utm_source: 'newsletter',
  });
  expect(screen.getByText('IoT Solutions')).toBeVisible();
  expect(screen.queryByText(quoteRequests.texts.fields.wants_demo ?? '')).toBeNull();
  expect(screen.getByText('newsletter')).not.toBeVisible();
  await user.click(screen.getByText(adminDetail.panel.folded));
  expect(screen.getByText('newsletter')).toBeVisible();
  expect(screen.getByText('Consent received')).toBeVisible();
  expect(screen.queryByText('Referring site')).not.toBeInTheDocument();
});
