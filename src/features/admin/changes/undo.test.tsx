import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host';
import { adminLists } from '@/content/en/admin-lists';
import { findToast } from '@tests/support/toasts';
import { render } from '@tests/support/with-texts';
import { offerUndo, reportUndone, useUndoKey } from './undo';

const { undo: texts } = adminLists;

beforeEach(() => {
  // The toaster calls it when its button is pressed.
  Element.prototype.setPointerCapture ??= () => undefined;
});

test('z undoes the latest change first, each once, and nothing while typing', async () => {
  const undone: string[] = [];
  render(<input aria-label="Search" />);
  renderHook(useUndoKey);
  for (const name of ['first', 'second']) {
    const undo = () => void undone.push(name);
    offerUndo({ kind: 'success', title: name }, { label: 'Undo', undo });
  }
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'z');
  expect(undone).toEqual([]);
  screen.getByRole('textbox').blur();
  await user.keyboard('zzz');
  expect(undone).toEqual(['second', 'first']);
});

test('changes share a toast that counts them, and each can be undone from it', async () => {
  const undone: string[] = [];
  render(<ToastHost />);
  renderHook(useUndoKey);
  for (const name of ['first', 'second', 'third']) {
    const undo = () => {
      undone.push(name);
      reportUndone({ kind: 'success', title: texts.done });
    };
    offerUndo({ kind: 'success', title: name }, { label: 'Undo', undo });
  }
  await findToast(texts.several(3));
  expect(screen.queryByText('first')).toBeNull();
  const user = userEvent.setup();
  for (const left of [2, 1]) {
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await findToast(texts.left(left));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
  }
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['third', 'second', 'first']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
