import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '@tests/support/with-texts';
import { toast } from './toast';
import { Toaster } from './toaster';

afterEach(() => vi.useRealTimers());

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a toast with an action or of a failure stays for ten seconds, another one for four', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  const onClose = vi.fn<() => void>();
  act(() => {
    toast({ kind: 'success', title: 'Saved' });
    toast({ kind: 'error', title: 'Failed' });
    const action = { label: 'Undo', run: () => undefined };
    toast({ kind: 'success', title: 'Changed', action, onClose });
  });
  await advance(3500);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await advance(1000);
  expect(screen.queryByText('Saved')).toBeNull();
  await advance(5000);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(screen.getByText('Failed')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await advance(1000);
  expect(screen.queryByText(/^(Changed|Failed)$/)).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a toast lies at the foot of the window, away from the header, the search and the menu', async () => {
  render(<Toaster />);
  act(() => toast({ kind: 'success', title: 'Saved' }));
  const shown = (await screen.findByText('Saved')).closest('li');
  expect(shown).toHaveAttribute('data-y-position', 'bottom');
  expect(shown).toHaveAttribute('data-x-position', 'left');
  const { style } = screen.getByText('Saved').closest('ol') ?? document.body;
  expect(style.getPropertyValue('--mobile-offset-bottom')).toContain('4.5rem');
});
