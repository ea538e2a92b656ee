import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host';
import { findToast } from '@tests/support/toasts';
import { render } from '@tests/support/with-texts';
import { offerUndo, useUndoKey } from './undo';

beforeEach(() => {
  // The toaster calls it when its button is pressed.
  Element.prototype.setPointerCapture ??= () => undefined;
});

test('z and the toast’s button undo the latest change, once, and nothing while typing', async () => {
  const undone: string[] = [];
  render(
    <>
      <input aria-label="Search" />
      <ToastHost />
    </>,
  );
  renderHook(useUndoKey);
  const change = (name: string) =>
    offerUndo(
      { kind: 'success', title: name },
      { label: 'Undo', undo: () => void undone.push(name) },
    );
  change('first');
  change('second');
  const user = userEvent.setup();
  await findToast('second');
  await waitFor(() => expect(screen.queryByText('first')).toBeNull());
  await user.type(screen.getByRole('textbox'), 'z');
  expect(undone).toEqual([]);
  screen.getByRole('textbox').blur();
  await user.keyboard('zz');
  expect(undone).toEqual(['second']);

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  change('third');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['second', 'third']);
});
