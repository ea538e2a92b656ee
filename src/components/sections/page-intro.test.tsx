import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from '@tests/support/with-texts';
import { PageIntro } from './page-intro';

test('a title and the illustration beside it are painted in one piece, so that neither moves', () => {
  const illustration = { drawing: <div role="img" aria-label="Handset" />, at: 'start' } as const;
  render(<PageIntro title="Lottery" lead="Draws." illustration={illustration} />, {
    wrapper: MemoryRouter,
  });
  const expected = document.querySelector<HTMLLinkElement>('link[rel=expect]');
  const firstPaint = document.querySelector(expected?.getAttribute('href') ?? 'none');
  expect(firstPaint).toContainElement(screen.getByRole('heading', { name: 'Lottery' }));
  expect(firstPaint).toContainElement(screen.getByRole('img', { name: 'Handset' }));
});
