/** For component tests: the parts of the sign-in service that the staff area uses. */
interface Account {
  id: string;
  email: string;
  password: string;
}

let sessions = 0;
let links = 0;

export function fakeAuth(known: readonly Account[]) {
  const accounts = known.map((account) => ({ ...account }));
  const owners = new Map<string, { account: Account; number: number }>();
  const offered = new Map<string, Account>();
  let isSignUpClosed = false;
  let revokedUpTo = sessions;
  let expiredUpTo = sessions;

  function issue(account: Account) {
    sessions += 1;
    const tokens = { access_token: tokenOf(sessions), refresh_token: `refresh-${sessions}` };
    for (const token of Object.values(tokens)) owners.set(token, { account, number: sessions });
    return { ...tokens, token_type: 'bearer', expires_in: 3600 };
  }

  const sessionOf = (account: Account) => ({ ...issue(account), user: userOf(account) });

  function accountOf(token: string): Account | undefined {
    const owner = owners.get(token);
    return owner && owner.number > revokedUpTo ? owner.account : undefined;
  }

  async function answer(path: string, request: Request): Promise<Response> {
    if (path === 'logout') return new Response(null, { status: 204 });
    if (path === 'user') return answerUser(request);
    if (path === 'settings') return Response.json({ disable_signup: isSignUpClosed });
    const body = (await request.json()) as Record<string, string>;
    if (path === 'recover') return Response.json({});
    if (path === 'verify') {
      const owner = offered.get(body['token_hash'] ?? '');
      offered.delete(body['token_hash'] ?? '');
      return owner
        ? Response.json(sessionOf(owner))
        : refusal(403, 'otp_expired', 'Email link is invalid or has expired');
    }
    if (path === 'signup')
      return Response.json({ id: 'n-1', email: body['email'], identities: [{}] });
    if (body['refresh_token']) {
      const account = accountOf(body['refresh_token']);
      return account
        ? Response.json(sessionOf(account))
        : refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token');
    }
    const account = accounts.find(({ email }) => email === body['email']);
    return account?.password === body['password']
      ? Response.json(sessionOf(account as Account))
      : refusal(400, 'invalid_credentials', 'Invalid login credentials');
  }

  async function answerUser(request: Request): Promise<Response> {
    const account = accountOf(bearer(request));
    if (!account) return refusal(403, 'bad_jwt', 'invalid JWT');
    if (request.method === 'PUT') {
      const { password } = (await request.json()) as { password: string };
      account.password = password;
    }
    return Response.json(userOf(account));
  }

  return {
    answer,
    refuses(request: Request) {
      const owner = owners.get(bearer(request));
      return owner !== undefined && owner.number <= Math.max(revokedUpTo, expiredUpTo);
    },
    expire() {
      expiredUpTo = sessions;
    },
    revoke() {
      revokedUpTo = sessions;
    },
    closeSignUp() {
      isSignUpClosed = true;
    },
    /** Returns the fragment of a link in our mails, which works once. */
    offerLink({ id, email }: Omit<Account, 'password'>, type: string): string {
      links += 1;
      const token_hash = `hash-${links}`;
      offered.set(token_hash, accounts.find((one) => one.id === id) as Account);
      return `#token_hash=${token_hash}&email=${encodeURIComponent(email)}&type=${type}`;
    },
  };
}

/** Makes a JSON Web Token: the client library reads its expiry. */
const tokenOf = (session: number) =>
  [{ alg: 'none' }, { exp: Date.now() / 1000 + 3600 }, { session }]
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .join('.');

const bearer = (request: Request) =>
  (request.headers.get('authorization') ?? '').replace('Bearer ', '');

const userOf = ({ id, email }: Account) => ({ id, email });

const refusal = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status });
