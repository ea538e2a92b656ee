/** For tests of the staff area: a backend for each test, in a window large enough for all columns. */
import { afterEach, beforeEach, vi } from 'vitest';
import { staff } from '@/lib/supabase/staff';
import { answerRequests } from '@tests/support/network';
import { fakeBackend } from './fake-backend';

/** Begins each test with a backend that has these rows, and ends it signed out. */
export function withBackend(
  tables: () => Parameters<typeof fakeBackend>[0] = () => ({}),
): () => ReturnType<typeof fakeBackend> {
  let backend: ReturnType<typeof fakeBackend>;

  beforeEach(() => {
    backend = fakeBackend(tables());
    answerRequests(backend.answer);
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    // jsdom has no layout.
    Element.prototype.checkVisibility ??= () => true;
    // The toaster calls it when its button is pressed.
    Element.prototype.setPointerCapture ??= () => undefined;
  });

  afterEach(async () => {
    await staff().auth.signOut({ scope: 'local' });
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  return () => backend;
}
