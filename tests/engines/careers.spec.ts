import { expect, interactive, test } from './visitor.ts';
import type { VisitorPage } from '../support/visitor-page.ts';

const titles = (visitor: VisitorPage) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('h3 a[href^="/careers/"]')].map(({ textContent }) => textContent),
  );

test('positions are filtered and searched, in the address, and found again by Back', async ({
  visitor,
}) => {
  await visitor.goto('/careers');
  await interactive(visitor);
  await expect.poll(() => titles(visitor)).toHaveLength(6);
  await visitor.getByLabel('Type').selectOption('contract');
  await expect.poll(() => titles(visitor)).toEqual(['Project Manager, Operator Launches']);
  expect(await visitor.evaluate(() => location.search)).toBe('?type=contract');

  await visitor.reload();
  await interactive(visitor);
  expect(await visitor.getByLabel('Type').inputValue()).toBe('contract');
  await expect.poll(() => titles(visitor)).toEqual(['Project Manager, Operator Launches']);

  await visitor.getByRole('button', { name: 'Clear search and filters' }).click();
  await visitor.getByRole('searchbox').fill('yaounde ussd');
  await expect.poll(() => titles(visitor)).toEqual(['USSD and Messaging Engineer']);
  await visitor.getByRole('link', { name: 'USSD and Messaging Engineer', exact: true }).click();
  await expect.poll(() => visitor.locator('h1').innerText()).toBe('USSD and Messaging Engineer');
  await visitor.goBack();
  await expect.poll(() => titles(visitor)).toEqual(['USSD and Messaging Engineer']);
  expect(await visitor.getByRole('searchbox').inputValue()).toBe('yaounde ussd');
});
