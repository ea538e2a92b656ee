import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { common } from '@/content/en/common';
import { render } from '@tests/support/with-texts';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('the chunk did not arrive');
}

test('a visitor reads that a page did not load, and can open the next page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <ErrorBoundary page="/about">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(common.load.title);
  expect(screen.getByRole('button', { name: common.load.retry })).toBeVisible();

  rerender(
    <ErrorBoundary page="/network">
      <p>Network</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Network')).toBeVisible();
});
