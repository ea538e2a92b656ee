import { addApplication, addPosting, expectNoOverflow, sql, test } from '../admin-support.ts';
import { interactive } from '../site.ts';
import { expect } from '../support.ts';

const word = 'Donaudampfschifffahrt'.repeat(10).slice(0, 200);
const long = 'x'.repeat(2000);

test('pages with very long words fit the screen', { tag: '@nightly' }, async ({ page }) => {
  test.slow(); // eight pages at two widths
  const title = word.slice(0, 180);
  const posting = await addPosting({
    title,
    department: word,
    location: word,
    salary_range: word,
    description: long,
    requirements: `${long}\n${long}`,
    status: 'active',
  });
  const application = await addApplication({
    first_name: word.slice(0, 100),
    last_name: word.slice(0, 100),
    current_location: word,
    expected_salary: word.slice(0, 100),
    summary: long,
    skills: long,
    motivation: long,
    job_posting_id: posting,
  });
  try {
    const pages = [
      ['/careers', title],
      [`/careers/${posting}`, title],
      [`/apply?job=${posting}`, title],
      ['/admin', word.slice(0, 100)],
      ['/admin/careers', word.slice(0, 100)],
      [`/admin/careers/${application}`, long],
      ['/admin/job-postings', title],
      [`/admin/job-postings/${posting}`, title],
    ] as const;
    for (const [path, there] of pages) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await interactive(page);
      await expect.poll(() => page.locator('body').innerText(), path).toContain(there);
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoOverflow(page);
    }
  } finally {
    await sql`delete from job_postings where id = ${posting}`;
    await sql`delete from career_applications where id = ${application}`;
  }
});
