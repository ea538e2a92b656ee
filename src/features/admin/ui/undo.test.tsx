import { renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '@tests/support/with-texts';
import { offerUndo, useUndoKey } from './undo';

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
