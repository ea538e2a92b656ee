import { addQuote, sql, test, toast } from '../admin-support.ts';
import { admin, expect } from '../support.ts';

test.afterEach(async () => {
  await sql`delete from site_facts where key in ('name', 'team')`;
});

test(
  'an owner confirms, changes and takes back facts of the company, and the site marks what it finds done',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Set up \d+ open$/ }).click();
    await page.getByRole('button', { name: 'Next: Company name' }).click();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Saved: Company name')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next: Address' })).toBeVisible();

    await page.getByRole('heading', { name: 'Figures' }).click();
    await page.getByRole('button', { name: 'Change: Team' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox').fill('30');
    await expect(question.getByText(/We are a team of 30\./)).toBeVisible();
    await expect(question.getByText(/Nous sommes une\s?équipe\sde\s30\spersonnes/)).toBeVisible();
    await question.getByRole('button', { name: 'Save' }).click();
    const team = page.getByRole('listitem').filter({ hasText: /^Team/ });
    await expect(team).toContainText('Published with the next build. Set by admin@example.com');
    await team.getByRole('button', { name: 'Undo: Team' }).click();
    await expect(toast(page, 'Undone: Team')).toBeVisible();
    await expect(team).toContainText('Sample');

    await addQuote({ email: admin.email });
    await page.reload();
    await page.getByRole('heading', { name: 'Ready for work' }).click();
    const own = page.getByRole('listitem').filter({ hasText: 'A quote request to yourself' });
    await expect(own).toContainText('It has come. Reply to it from its record.');
    await own.getByRole('link').click();
    await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
  },
);
