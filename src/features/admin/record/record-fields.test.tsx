import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
import { FieldValue } from './record-fields';

test('a profile is a link to its address', () => {
  render(<FieldValue name="linkedin" kind="link" value="https://www.linkedin.com/in/ada" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.linkedin.com/in/ada');
});

test('direction marks are not shown', () => {
  render(<FieldValue name="last_name" kind="text" value={'Bello\u202e\u2067'} />);
  expect(document.body).toHaveTextContent(/^Bello$/);
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
  'http://www.linkedin.com/in/ada',
  'javascript:alert(1)',
])('%s is not a link', (text) => {
  render(<FieldValue name="linkedin" kind="link" value={text} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
});
