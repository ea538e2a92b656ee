import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a toast until it can be seen: it fades in, so its text is there before. */
export function findToast(text: string): Promise<void> {
  return waitFor(() => expect(screen.getByText(text)).toBeVisible());
}
