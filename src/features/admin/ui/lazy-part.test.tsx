import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host';
import { admin } from '@/content/en/admin';
import { render } from '@tests/support/with-texts';
import { lazyDialog, lazyPart, loadParts } from './lazy-part';

const Screen = ({ name }: { name: string }) => <h2>{name}</h2>;
const failingOnce = <Part,>(part: Part) =>
  vi
    .fn<() => Promise<Part>>(async () => part)
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));

test('a member of staff can try again when the code of a screen does not load', async () => {
  const Part = lazyPart(failingOnce(Screen));
  render(<Part name="Team" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeInTheDocument();
});

test('a member of staff sees a screen loaded ahead at once, even after a first failure', async () => {
  const Part = lazyPart(failingOnce(Screen));
  await loadParts();
  await loadParts();
  render(<Part name="Team" />);
  expect(screen.getByRole('heading', { name: 'Team' })).toBeInTheDocument();
});

test('a member of staff reads that a dialog did not load, and can open it again', async () => {
  const Dialog: ComponentType<{ onClose: () => void }> = () => <div role="dialog" />;
  const Part = lazyDialog(failingOnce(Dialog));
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
        <ToastHost />
      </>
    );
  }
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
  expect(screen.queryByText(admin.loading)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
