import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host';
import { render } from '@tests/support/with-texts';
import { lazyDialog, lazyPart, loadParts } from './lazy-part';

const Screen = ({ name }: { name: string }) => <h2>{name}</h2>;
const failing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

test('a member of staff can try again when the code of a screen does not load', async () => {
  const load = vi.fn<() => Promise<typeof Screen>>(async () => Screen);
  load.mockImplementationOnce(failing);
  const Part = lazyPart(load);
  render(<Part name="Team" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeInTheDocument();
});

test('a screen loaded ahead shows at once, also when that failed the first time', async () => {
  const load = vi.fn<() => Promise<typeof Screen>>(async () => Screen);
  load.mockImplementationOnce(failing);
  const Part = lazyPart(load);
  await loadParts();
  await loadParts();
  render(<Part name="Team" />);
  expect(screen.getByRole('heading', { name: 'Team' })).toBeInTheDocument();
});

test('a dialog whose code does not load says so and can be opened again', async () => {
  const Dialog: ComponentType<{ onClose: () => void }> = () => <div role="dialog" />;
  const load = vi.fn<() => Promise<typeof Dialog>>(async () => Dialog);
  load.mockImplementationOnce(failing);
  const Part = lazyDialog(load);
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && <Part onClose={() => setOpen(false)} />}
        <ToastHost />
      </>
    );
  }
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
