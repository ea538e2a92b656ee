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
  expect(link.searchParams.get('body')).toBe(
    'Dear Ọláwálé Nguyễn,\r\n\r\n\r\n\r\nKind regards,\r\nDeccan Reach',
  );
});

test('it is in the language of the form', () => {
  const sent = record({ company_name: 'Wouri', contact_name: 'Aïssatou N’Diaye', locale: 'fr' });
  const { searchParams } = new URL(replyLink(quoteRequests, sent));
  expect(searchParams.get('subject')).toBe('Votre message à Deccan Reach (référence 5EED0001)');
  expect(searchParams.get('body')).toBe(
    'Bonjour Aïssatou N’Diaye,\r\n\r\n\r\n\r\nCordialement,\r\nDeccan Reach',
  );
});

test.each([
  ['Eve\r\nBcc: all@example.com', 'Dear Eve Bcc: all@example.com x,'],
  ['Eve&cc=all@example.com', 'Dear Eve&cc=all@example.com x,'],
  ['Eve?subject=forged#', 'Dear Eve?subject=forged# x,'],
  ['Eve\ud800\u2028Bcc: x', 'Dear Eve Bcc: x x,'],
])('%j adds no recipient and no header', (first_name, greeting) => {
  const email = 'eve?bcc=all@example.com&cc=all@example.com';
  const link = replyLink(messages, record({ first_name, last_name: 'x', email }));
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(new URL(link).searchParams.get('body')?.split('\r\n')[0]).toBe(greeting);
  expect(link.split('&body=')[0]).not.toMatch(/%0[ad]|[?&](b?cc)=/i);
});
