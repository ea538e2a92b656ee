import { expect, test } from 'vitest';
import { posting } from '@/content/en/posting';
import { site } from '@/content/facts/site';
import { makeJob } from '@tests/support/test-jobs';
import { jobPostingData } from './job-data';

test('a closing day ends when it is over everywhere', () => {
  const job = makeJob(1, { closes_on: '2026-12-31' });
  expect(jobPostingData(job, posting, 'en')).toMatchObject({
    validThrough: '2026-12-31T23:59:59-12:00',
  });
});

test('the description contains everything on the page, as safe HTML', () => {
  const job = makeJob(1, {
    description: 'R&D <b>and</b> more\n\nSecond',
    requirements: 'C++ > C\n\nGo',
    salary_range: 'Base plus commission',
    employment_type: 'internship',
  });
  expect(jobPostingData(job, posting, 'en')).toMatchObject({
    description:
      '<p>R&amp;D &lt;b&gt;and&lt;/b&gt; more</p><p>Second</p>' +
      `<p>${posting.requirements}:</p>` +
      '<ul><li>C++ &gt; C</li><li>Go</li></ul>' +
      `<p>${posting.positions.facts.salary_range}: Base plus commission</p>`,
    employmentType: 'INTERN',
    hiringOrganization: { '@type': 'Organization', name: site.name },
  });
  expect(jobPostingData(job, posting, 'en')).not.toHaveProperty('baseSalary');
  expect(jobPostingData(job, posting, 'en')).not.toHaveProperty('validThrough');
});
