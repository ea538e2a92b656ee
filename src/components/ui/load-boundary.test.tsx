import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadBoundary } from './load-boundary';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('the chunk did not arrive');
}

test('a page that does not load is told, and the next page gets its chance', () => {
  const { rerender } = render(
    <LoadBoundary page="/about">
      <Broken />
    </LoadBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();

  rerender(
    <LoadBoundary page="/network">
      <p>Network</p>
    </LoadBoundary>,
  );
  expect(screen.getByText('Network')).toBeVisible();
});
