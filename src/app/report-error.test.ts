import { expect, test } from 'vitest';
import { pageName } from './report-error';

const id = '5eed0004-0000-4000-8000-000000001001';

test.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['/products/5g', '/products/ott'],
  [`/careers/${id}`, '/careers/:id'],
  ['/fr/ada@example.com', '/fr/404'],
  ['/admin/contacts', '/admin/contacts'],
  [`/admin/contacts/quotes/${id}`, '/admin/contacts/quotes/:id'],
  ['/admin/job-postings/new', '/admin/job-postings/:id'],
  ['/admin/ada', '/admin'],
  ['/%E0%A4%A', '/404'],
])('the owner reads of an error at %s as one of %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
