import { expect, test } from '../support.ts';

const vasEngineer = '5eed0000-0000-4000-8000-000000000001';
const rows = '/rest/v1/job_postings';

for (const [path, shown] of [
  ['/careers', 'Senior VAS Engineer'],
  [`/careers/${vasEngineer}`, 'stay with them in production'],
] as const) {
  test(`${path} asks for its postings before its script, and once`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === rows || pathname.startsWith('/assets/start-')) asked.push(pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((file) => file.endsWith('.js') || file === rows)[0]).toBe(rows);
    expect(asked.filter((file) => file === rows)).toHaveLength(1);
  });
}

test('the list comes also when what the page asked for first is lost', async ({
  page,
  complaints,
}) => {
  await page.route(`**${rows}*`, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto('/careers');
  await expect(page.getByRole('link', { name: 'Senior VAS Engineer', exact: true })).toBeVisible();
  complaints.length = 0;
});
