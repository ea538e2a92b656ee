import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '@tests/support/with-texts';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('the chunk did not arrive');
}

test('a visitor reads that a page did not load, and the next page gets its chance', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <ErrorBoundary page="/about">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();

  rerender(
    <ErrorBoundary page="/network">
      <p>Network</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Network')).toBeVisible();
});
