import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AddressCorrection } from './address-correction';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

const visit = (path: string) =>
  render(
    <MemoryRouter initialEntries={['/about', path]}>
      <AddressCorrection />
      <Address />
    </MemoryRouter>,
  );

test('a visitor’s mistyped address is corrected, and keeps its query and fragment', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  visit('/Careers).?type=Contract&q=A%20B#Open');
  expect(await screen.findByText('/careers?type=Contract&q=A%20B#Open')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['/apply%26amp%3Bjob=AB?fbclid=1', '/apply?job=AB&fbclid=1'],
  ['/careers/&q=A%20%23', '/careers?q=A+%23'],
  ['/nowhere&utm_source=x', '/nowhere&utm_source=x'],
])('a visitor of %s is led to %s', async (written, meant) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  visit(written);
  expect(await screen.findByText(meant)).toBeVisible();
});

test.each(['/status/', '/news.', '/careers/'])(
  'the secret of a link mangled as %s is not written to the console',
  async (start) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const secret = 'aB3_-'.repeat(9).slice(0, 43);
    visit(`${start}${secret}.`);
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(JSON.stringify(logged.mock.calls)).not.toContain(secret.slice(0, 20));
  },
);

test('an unknown address stays, and is reported on the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  visit('/careers/foo?x=1');
  await waitFor(() => expect(logged).toHaveBeenCalledWith('404: no page at', '/careers/foo'));
  expect(screen.getByText('/careers/foo?x=1')).toBeVisible();
});
