import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { common } from '@/content/en/common';
import { render } from '@tests/support/with-texts';
import { CopyButton } from './copy-button';

const { copy, copied, copyFailed } = common.ui;

test('a visitor can copy an address, and reads when the browser refuses', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="careers@example.com" />);
  await user.click(screen.getByRole('button', { name: copy }));
  expect(screen.getByRole('status')).toHaveTextContent(copied);
  expect(await navigator.clipboard.readText()).toBe('careers@example.com');

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: copy }));
  expect(screen.getByRole('status')).toHaveTextContent(copyFailed);
});
