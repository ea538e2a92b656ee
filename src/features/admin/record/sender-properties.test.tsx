import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { quoteRequests } from '../records/quote-requests';
import { FieldValue, SenderProperties, VisitProperties } from './sender-properties';

test('a profile is a link to its address', () => {
  render(<FieldValue name="linkedin" kind="link" value="https://www.linkedin.com/in/ada" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.linkedin.com/in/ada');
});

test('an admin sees when consent was given, or that this is unknown', () => {
  const { rerender } = render(
    <FieldValue name="consented_at" kind="date" value="2026-11-20 09:55:26+00" />,
  );
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-20T09:55:26.000Z');
  rerender(<FieldValue name="consented_at" kind="date" value={null} />);
  expect(document.body).toHaveTextContent(admin.list.notGiven);
});

test('an admin sees a number, even zero', () => {
  render(<FieldValue name="lines" kind="number" value={0} />);
  expect(document.body).toHaveTextContent(/^0$/);
});

test.each([
  'https://linkedin.com@evil.example',
  'https://linkedin.com:443@evil.example/in/ada',
  'https://',
  'https://example.com/in/ada',
  'https://notlinkedin.com/in/ada',
  'https://linkedin.com.evil.example/in/ada',
  'pas de compte',
  'http://www.linkedin.com/in/ada',
  'javascript:alert(1)',
])('%s is not a link', (text) => {
  render(<FieldValue name="linkedin" kind="link" value={text} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
});

test('an admin can unfold the consent and how a sender came here, as far as it is known, and no empty field', async () => {
  const user = userEvent.setup();
  const record = {
    id: '5eed0003-0000-4000-8000-000000000001',
    status: 'new',
    created_at: '2026-11-20 09:55:26+00',
    spam_suspected: false,
    spam_reason: null,
    referring_host: null,
    utm_source: null,
    utm_campaign: null,
  };
  const known = {
    ...record,
    product: 'iot',
    wants_demo: false,
    timeline: '',
    first_page: '/products/iot',
    utm_source: 'newsletter',
  };
  render(
    <>
      <SenderProperties list={quoteRequests} record={known} />
      <VisitProperties list={quoteRequests} record={known} />
    </>,
  );
  expect(screen.getByText('IoT Solutions')).toBeVisible();
  expect(screen.queryByText(quoteRequests.texts.fields.wants_demo ?? '')).toBeNull();
  expect(screen.getByText('newsletter')).not.toBeVisible();
  await user.click(screen.getByText(adminDetail.panel.folded));
  expect(screen.getByText('newsletter')).toBeVisible();
  expect(screen.getByText('/products/iot')).toBeVisible();
  expect(screen.getByText('Consent received')).toBeVisible();
  expect(screen.queryByText('Referring site')).not.toBeInTheDocument();
});
