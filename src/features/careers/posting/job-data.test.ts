import { expect, test } from 'vitest';
import { posting } from '@/content/en/posting';
import { site } from '@/content/facts/site';
import { jobPostingData } from './job-data';
import { makeJob } from '@tests/support/test-jobs';

test.each([
  [
    'Nairobi, Kenya',
    {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Nairobi',
          addressCountry: 'Kenya',
        },
      },
    },
  ],
  ['Lagos', { jobLocation: { '@type': 'Place', address: 'Lagos' } }],
  [
    'Remote (India or Africa)',
    {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'AdministrativeArea', name: 'India' },
        { '@type': 'AdministrativeArea', name: 'Africa' },
      ],
    },
  ],
  ['Remote', { jobLocationType: 'TELECOMMUTE' }],
])('the place %s becomes as much of an address as it contains', (location, expected) => {
  const data = jobPostingData(makeJob(1, { location }), posting, 'en');
  expect(data).toMatchObject(expected);
  expect(Object.keys(data as object)).toEqual(expect.arrayContaining(Object.keys(expected)));
  expect('jobLocation' in (data as object)).toBe('jobLocation' in expected);
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
