import type { Page } from 'playwright/test';
import { codeOf, stepAt } from '../../../supabase/embedded/totp.ts';
import { addAccount, sessionKey, sql, toast } from '../admin-support.ts';
import { expect, test, type Account } from '../support.ts';

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signIn(page: Page, { email, password }: Account) {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Sign In').click();
}

async function openFactor(page: Page) {
  await button(page, 'Your account').click();
  await button(page, 'Second factor').click();
}

/** Returns the secret of the app, and the first of the recovery codes. */
async function setUpFactor(page: Page) {
  await openFactor(page);
  await button(page, 'Set up').click();
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const secret = await page.locator('[role=alertdialog] code').innerText();
  await enterCode(page, secret, 'Confirm');
  const codes = page.getByRole('alertdialog').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await button(page, 'I have kept them').click();
  await page.getByText('Close', { exact: true }).click();
  return { secret, recoveryCode };
}

/** Makes the code that somebody gave older than ten minutes, and lets the next page get a new token. */
async function ageCode(page: Page, { email }: Account) {
  await sql`
    update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'
    where session_id in (
      select s.id from auth.sessions as s join auth.users as u on u.id = s.user_id where u.email = ${email}
    )
  `;
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionKey);
}

/** Each code works once, so earlier steps are forgotten and the code of now is good again. */
async function enterCode(page: Page, secret: string, buttonName: string) {
  await sql`update auth.mfa_factors set last_step = 0 where secret = ${secret}`;
  const code = codeOf(secret, stepAt(Date.now()));
  await page.getByLabel('Code of six digits').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await button(page, buttonName).click();
}

// Other tests need the rule that this one changes.
test.afterEach(async () => {
  await sql`update private.sign_in_rules set idle_hours = 12`;
});

test(
  'an admin sets up a second factor, signs in with it, gives a code again, and gets in without the phone',
  { tag: '@nightly' },
  async ({ page, consoleErrors }) => {
    const person = await addAccount({ isAdmin: true });
    await signIn(page, person);
    const { secret, recoveryCode } = await setUpFactor(page);

    await button(page, 'Sign Out').click();
    await signIn(page, person);
    await expect(page.getByLabel('Code of six digits')).toBeFocused();
    await enterCode(page, secret, 'Continue');
    await expect(dashboard(page)).toBeVisible();

    await ageCode(page, person);
    await page.goto('/admin/team');
    await button(page, 'Change the rules').click();
    await page.getByLabel('Unused sessions end after (hours)').fill('11');
    await button(page, 'Save rules').click();
    await enterCode(page, secret, 'Continue');
    await expect(toast(page, 'The rules of signing in were saved')).toBeVisible();
    await expect(page.getByText('ends after 11 hours')).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 428')]);

    await button(page, 'Sign Out').click();
    await signIn(page, person);
    await button(page, 'I do not have my phone: use a recovery code').click();
    await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await button(page, 'Continue').click();
    await expect(dashboard(page)).toBeVisible();
    await openFactor(page);
    await expect(page.getByText('You sign in with your password alone.')).toBeVisible();
  },
);
