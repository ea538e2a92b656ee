import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { adminSearch as texts } from '@/content/en/admin-search';
import { queryClient } from '@/lib/query-client';
import { render } from '@tests/support/with-texts';
import { SearchButton } from './search-button';

test('what an admin types right after Ctrl K, before the code of the search has come, is in its field', async () => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <textarea aria-label="Note" />
        <SearchButton />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const note = screen.getByLabelText('Note');
  await user.type(note, 'x');
  await user.keyboard('{Control>}k{/Control}adaq{Backspace}');
  const field = await screen.findByRole('textbox', { name: texts.title });
  expect(field).toHaveValue('ada');
  await user.keyboard(' obi');
  expect(field).toHaveValue('ada obi');
  expect(note).toHaveValue('x');
});
