/** For component tests: the parts of the sign-in service that the staff area uses. */
interface Account {
  id: string;
  email: string;
  password: string;
}

export const rightCode = '123456';

let sessionCount = 0;
let linkCount = 0;

export function fakeAuth(initialAccounts: readonly Account[]) {
  const accounts = initialAccounts.map((account) => ({ ...account }));
  const sessions = fakeSessions();
  const accountByLink = new Map<string, Account>();
  /** The only second factor of each account, by the account's id. */
  const factorStatusById = new Map<string, 'unverified' | 'verified'>();
  let isSignUpClosed = false;

  const sessionOf = (account: Account, aal = 'aal1') => ({
    ...sessions.issueTokens(account, aal),
    user: userOf(account),
  });

  function userOf({ id, email }: Account) {
    const status = factorStatusById.get(id);
    const factor = { id: 'f-1', factor_type: 'totp', status };
    return status ? { id, email, factors: [factor] } : { id, email };
  }

  async function answerFactors(path: string, request: Request): Promise<Response> {
    const account = sessions.accountOf(bearer(request));
    if (!account) return refusal(403, 'bad_jwt', 'invalid JWT');
    if (request.method === 'DELETE') {
      factorStatusById.delete(account.id);
      return Response.json({ id: 'f-1' });
    }
    if (path.endsWith('/challenge')) return Response.json({ id: 'c-1', type: 'totp' });
    const body = (await request.json()) as Record<string, string>;
    if (path.endsWith('/verify')) {
      if (body['code'] !== rightCode)
        return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
      factorStatusById.set(account.id, 'verified');
      return Response.json(sessionOf(account, 'aal2'));
    }
    factorStatusById.set(account.id, 'unverified');
    const qr_code = `<svg width="9" height="9" xmlns="http://www.w3.org/2000/svg"><rect x="3" y="3" width="3" height="3" style="fill:black;stroke:none"/></svg>`;
    const totp = { qr_code, secret: 'KEYKEY', uri: 'otpauth://totp/x' };
    return Response.json({ id: 'f-1', type: 'totp', totp });
  }

  async function answer(path: string, request: Request): Promise<Response> {
    if (path === 'logout') return new Response(null, { status: 204 });
    if (path === 'user') return answerUser(request);
    if (path.startsWith('factors')) return answerFactors(path, request);
    if (path === 'settings') return Response.json({ disable_signup: isSignUpClosed });
    const body = (await request.json()) as Record<string, string>;
    if (path === 'recover') return Response.json({});
    if (path === 'verify') {
      const { token_hash = '' } = body;
      const owner = accountByLink.get(token_hash);
      accountByLink.delete(token_hash);
      return owner
        ? Response.json(sessionOf(owner))
        : refusal(403, 'otp_expired', 'Email link is invalid or has expired');
    }
    if (path === 'signup')
      return Response.json({ id: 'n-1', email: body['email'], identities: [{}] });
    if (body['refresh_token']) {
      const account = sessions.accountOf(body['refresh_token']);
      return account
        ? Response.json(sessionOf(account))
        : refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token');
    }
    const account = accounts.find(
      ({ email, password }) => email === body['email'] && password === body['password'],
    );
    return account
      ? Response.json(sessionOf(account))
      : refusal(400, 'invalid_credentials', 'Invalid login credentials');
  }

  async function answerUser(request: Request): Promise<Response> {
    const account = sessions.accountOf(bearer(request));
    if (!account) return refusal(403, 'bad_jwt', 'invalid JWT');
    if (request.method === 'PUT') {
      const { password } = (await request.json()) as { password: string };
      account.password = password;
    }
    return Response.json(userOf(account));
  }

  return {
    answer,
    idOf: (request: Request) => sessions.accountOf(bearer(request))?.id,
    refuses: (request: Request) => sessions.hasEnded(bearer(request)),
    expire: sessions.expire,
    revoke: sessions.revoke,
    giveFactor: (id: string) => void factorStatusById.set(id, 'verified'),
    removeFactor: (id: string) => void factorStatusById.delete(id),
    closeSignUp: () => void (isSignUpClosed = true),
    /** Returns the fragment of a link in our mails, which works once. */
    offerLink({ id, email }: Omit<Account, 'password'>, type: string): string {
      linkCount += 1;
      const token_hash = `hash-${linkCount}`;
      accountByLink.set(token_hash, accounts.find((one) => one.id === id) as Account);
      return `#token_hash=${token_hash}&email=${encodeURIComponent(email)}&type=${type}`;
    },
  };
}

/** Sessions by their tokens. An expired one can still be refreshed, a revoked one cannot. */
function fakeSessions() {
  const sessionByToken = new Map<string, { account: Account; session: number }>();
  let revokedUpTo = sessionCount;
  let expiredUpTo = sessionCount;
  return {
    issueTokens(account: Account, aal: string) {
      sessionCount += 1;
      const session = sessionCount;
      const tokens = { access_token: tokenOf(session, aal), refresh_token: `refresh-${session}` };
      for (const token of Object.values(tokens)) sessionByToken.set(token, { account, session });
      return { ...tokens, token_type: 'bearer', expires_in: 3600 };
    },
    accountOf(token: string): Account | undefined {
      const owner = sessionByToken.get(token);
      return owner && owner.session > revokedUpTo ? owner.account : undefined;
    },
    hasEnded(token: string): boolean {
      const owner = sessionByToken.get(token);
      return owner !== undefined && owner.session <= Math.max(revokedUpTo, expiredUpTo);
    },
    expire: () => void (expiredUpTo = sessionCount),
    revoke: () => void (revokedUpTo = sessionCount),
  };
}

/** Makes a JSON Web Token: the client library reads its expiry. */
const tokenOf = (session: number, aal: string) =>
  [{ alg: 'none' }, { exp: Date.now() / 1000 + 3600, aal }, { session }]
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .join('.');

const bearer = (request: Request) =>
  (request.headers.get('authorization') ?? '').replace('Bearer ', '');

const refusal = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status });
