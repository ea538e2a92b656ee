import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { homeSections } from '@/content/en/home-sections';
import { render } from '@tests/support/with-texts';
import { Footprint } from './footprint';

const textOf = (card: number, part: 'title' | 'cta') =>
  homeSections.footprint.cards[card]?.[part] ?? '';

test('on a wide screen, a visitor who hovers or focuses a region sees its countries highlighted', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const user = userEvent.setup();
  const { container } = render(<Footprint {...homeSections.footprint} />, {
    wrapper: MemoryRouter,
  });
  const names = (state: string) =>
    [...container.querySelectorAll(`text[data-state=${state}]`)].map((name) => name.textContent);
  const heading = screen.getByRole('heading', { name: textOf(0, 'title') });
  expect(names('lit')).toHaveLength(10);

  await user.hover(heading);
  expect(names('active')).toEqual(['Nigeria', 'Ghana', 'Chad']);
  expect(names('quiet')).toHaveLength(7);
  await user.unhover(heading);
  expect(names('lit')).toHaveLength(10);

  await user.tab();
  expect(screen.getByRole('link', { name: textOf(0, 'cta') })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: textOf(1, 'cta') })).toHaveFocus();
  expect(names('active')).toEqual(['Kenya', 'Uganda']);
});
