import { expect, test } from 'vitest';
import { replyLink } from './record-reply';
import { messages, quoteRequests, type StaffRecord } from '../registry/record-lists';

const record = (more: Record<string, string>): StaffRecord => ({
  id: '5eed0001-0000-4000-8000-000000000001',
  status: 'new',
  created_at: '2026-11-20 09:55:26.747+00',
  email: 'ola@example.com',
  ...more,
});

test('an answer names the person and the reference', () => {
  const link = new URL(
    replyLink(quoteRequests, record({ company_name: 'Sahel', contact_name: 'Ọláwálé Nguyễn' })),
  );
  expect(link.pathname).toBe('ola@example.com');
  expect(link.searchParams.get('subject')).toContain('5EED0001');
  expect(link.searchParams.get('body')).toBe('Dear Ọláwálé Nguyễn,\r\n\r\n');
});

test.each([
  ['Eve\r\nBcc: all@example.com', 'Dear Eve Bcc: all@example.com x,\r\n\r\n'],
  ['Eve&cc=all@example.com', 'Dear Eve&cc=all@example.com x,\r\n\r\n'],
  ['Eve?subject=forged#', 'Dear Eve?subject=forged# x,\r\n\r\n'],
  ['Eve\ud800\u2028Bcc: x', 'Dear Eve Bcc: x x,\r\n\r\n'],
])('%j adds no recipient and no header', (first_name, body) => {
  const email = 'eve?bcc=all@example.com&cc=all@example.com';
  const link = replyLink(messages, record({ first_name, last_name: 'x', email }));
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(new URL(link).searchParams.get('body')).toBe(body);
  expect(link.split('&body=')[0]).not.toMatch(/%0[ad]|[?&](b?cc)=/i);
});
