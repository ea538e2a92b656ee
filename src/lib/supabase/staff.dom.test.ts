import { afterEach, expect, test, vi } from 'vitest';
import { answerRequests } from '@tests/support/network';
import { staff } from './staff';

const session = (expires_at: number) => ({
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at,
  user: { id: 'a-1', email: 'admin@example.com' },
});

afterEach(async () => {
  answerRequests(() => new Response(null, { status: 204 }));
  await staff().auth.signOut({ scope: 'local' });
  vi.useRealTimers();
});

test('a staff request without a session is rejected, not sent as a visitor’s', async () => {
  const sent = vi.fn<() => Response>(() => Response.json([]));
  answerRequests(sent);
  const { data, error } = await staff().from('contact_submissions').select();
  expect([data, error?.message]).toEqual([null, 'Error: nobody is signed in']);
  expect(sent).not.toHaveBeenCalled();
});

test.each([400, 401, 402, 429, 500, 540])(
  'a member of staff stays signed in when renewing the session fails with %i',
  async (status) => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerRequests(({ url }) =>
      url.includes('grant_type=refresh_token')
        ? new Response('<html>', { status })
        : Response.json(session(Date.now() / 1000 - 60)),
    );
    await staff().auth.signInWithPassword({ email: 'admin@example.com', password: 'x' });
    const renewal = staff().auth.refreshSession();
    await vi.advanceTimersByTimeAsync(40_000);
    expect((await renewal).error).not.toBeNull();
    expect(JSON.stringify(localStorage)).toContain('refresh');
  },
);

test('a failed staff request is not retried here, as React Query does that', async () => {
  let requests = 0;
  answerRequests(({ url }) => {
    if (!url.includes('/rest/')) return Response.json(session(Date.now() / 1000 + 3600));
    requests += 1;
    return new Response(null, { status: 503 });
  });
  await staff().auth.signInWithPassword({ email: 'admin@example.com', password: 'x' });
  await staff().from('contact_submissions').select();
  expect(requests).toBe(1);
});
