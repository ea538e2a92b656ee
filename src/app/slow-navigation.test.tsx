import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { common } from '@/content/en/common';
import { render } from '@tests/support/with-texts';
import { SlowNavigation } from './slow-navigation';

function LinkToAbout() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/about')}>About</button>;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test('a visitor sees that a page is being loaded after 300 ms, until it is there', async () => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <SlowNavigation />
      <LinkToAbout />
    </MemoryRouter>,
  );
  // The router changes the address at once; this page still shows /.
  history.pushState(null, '', '/about');
  fireEvent.click(document.body);
  await wait(290);
  expect(screen.queryByRole('status')).toBeNull();
  await wait(20);
  expect(screen.getByRole('status')).toHaveTextContent(common.ui.loadingPage);

  fireEvent.click(screen.getByRole('button', { name: 'About' }));
  await wait(400);
  expect(screen.queryByRole('status')).toBeNull();
});
