import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { employmentTypes } from '@/content/en/employment-types';
import { OpenJob } from './job-view';
import { blank, filled } from './template';
import { makeJob } from '@tests/support/test-jobs';
import type { Job } from '../job';

const page = (job: Job) => (
  <StaticRouter location="/careers/any">
    <OpenJob job={job} />
  </StaticRouter>
);
const template = renderToString(page(blank));

/** As a browser takes it. */
function parsed(html: string) {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.innerHTML;
}

const hostile = fc.constantFrom(
  '</p><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{title}',
  '{salary} $& $1 $`',
  '&lt;b&gt; & 1 January 1970',
  blank.id,
);
const text = fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), hostile).map((written) => {
  const tidy = written.normalize('NFC').replaceAll(/[^\P{Cc}\n]/gu, '');
  return tidy.trim() || 'x';
});
const lines = fc.array(text, { minLength: 1, maxLength: 4 }).map((all) => all.join('\n'));
const job: fc.Arbitrary<Job> = fc.record({
  id: fc.uuid(),
  title: text,
  department: text,
  location: text,
  employment_type: fc.oneof(fc.constantFrom(...Object.keys(employmentTypes)), text),
  salary_range: fc.option(text),
  description: lines,
  requirements: lines,
  created_at: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
});

test('whatever a posting says, the template becomes what React renders', () => {
  fc.assert(
    fc.property(job, (any) => {
      expect(parsed(filled(template, any))).toBe(parsed(renderToString(page(any))));
    }),
    { numRuns: 500 },
  );
});

test('React takes the filled template over as it is', async () => {
  const posting = makeJob(1, { salary_range: '₹28–38 lakh', requirements: 'One\n\nTwo & <b>' });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = filled(template, posting);
  const title = place.querySelector('h1');
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(place, page(posting), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.querySelector('h1')).toBe(title);
  await act(async () => root.unmount());
  place.remove();
});
