import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
import { FieldValue } from './record-fields';

test('a profile is a link to where it says', () => {
  render(<FieldValue name="linkedin" kind="link" value="https://www.linkedin.com/in/ada" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.linkedin.com/in/ada');
});

test('what turns the direction of writing is not shown', () => {
  render(<FieldValue name="last_name" kind="text" value={'Bello\u202e\u2067'} />);
  expect(document.body).toHaveTextContent(/^Bello$/);
});

test('when consent arrived is a time, and where nobody knows, it says so', () => {
  const { rerender } = render(
    <FieldValue name="consented_at" kind="date" value="2026-11-20 09:55:26+00" />,
  );
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-20T09:55:26.000Z');
  rerender(<FieldValue name="consented_at" kind="date" value={null} />);
  expect(document.body).toHaveTextContent(admin.list.notGiven);
});

test('a number is shown, zero too', () => {
  render(<FieldValue name="lines" kind="number" value={0} />);
  expect(document.body).toHaveTextContent(/^0$/);
});

test.each([
  'https://linkedin.com@evil.example',
  'https://linkedin.com:443@evil.example/in/ada',
  'https://',
  'http://www.linkedin.com/in/ada',
  'javascript:alert(1)',
])('%s stays text', (text) => {
  render(<FieldValue name="linkedin" kind="link" value={text} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
});
