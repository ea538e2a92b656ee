import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a toast is visible: its text exists before it has faded in. */
export function findToast(text: string | RegExp): Promise<void> {
  return waitFor(() => expect(screen.getByText(text)).toBeVisible());
}
