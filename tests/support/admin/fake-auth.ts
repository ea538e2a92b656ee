/** For component tests: the sign-in service, as far as the staff area asks it. */
interface Account {
  id: string;
  email: string;
  password: string;
}

/** Over all tests: a token means one session. */
let sessions = 0;

export function fakeAuth(known: readonly Account[]) {
  const accounts = known.map((account) => ({ ...account }));
  let revokedUpTo = sessions;
  let expiredUpTo = sessions;

  const issue = (account: Account) => {
    sessions += 1;
    return `${sessions}-of-${account.id}`;
  };
  const numberOf = (token: string) => Number.parseInt(token.replace(/^\D+/, ''), 10);
  const isRevoked = (token: string) => numberOf(token) <= revokedUpTo;
  const ownerOf = (token: string) => accounts.find(({ id }) => token.endsWith(`-of-${id}`));

  const sessionOf = (account: Account) => {
    const session = issue(account);
    return {
      access_token: `token-${session}`,
      refresh_token: `refresh-${session}`,
      token_type: 'bearer',
      expires_in: 3600,
      user: userOf(account),
    };
  };

  async function answer(path: string, request: Request): Promise<Response> {
    if (path === 'logout') return new Response(null, { status: 204 });
    if (path === 'user') return answerUser(request);
    const body = (await request.json()) as Record<string, string>;
    if (path === 'recover') return Response.json({});
    if (path === 'signup')
      return Response.json({ id: 'n-1', email: body['email'], identities: [{}] });
    if (body['refresh_token']) {
      const account = ownerOf(body['refresh_token']);
      return account && !isRevoked(body['refresh_token'])
        ? Response.json(sessionOf(account))
        : refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token');
    }
    const account = accounts.find(({ email }) => email === body['email']);
    return account?.password === body['password']
      ? Response.json(sessionOf(account as Account))
      : refusal(400, 'invalid_credentials', 'Invalid login credentials');
  }

  async function answerUser(request: Request): Promise<Response> {
    const token = tokenOf(request);
    const account = ownerOf(token);
    if (!account || isRevoked(token)) return refusal(403, 'bad_jwt', 'invalid JWT');
    if (request.method === 'PUT') {
      const { password } = (await request.json()) as { password: string };
      if (password === account.password) return refusal(422, 'same_password', 'Same as before');
      if (password.startsWith('password')) {
        return refusal(422, 'weak_password', 'Weak', { weak_password: { reasons: ['pwned'] } });
      }
      account.password = password;
    }
    return Response.json(userOf(account));
  }

  return {
    answer,
    /** Whether the token of a request is good no more. */
    refuses(request: Request) {
      const token = tokenOf(request);
      return isRevoked(token) || numberOf(token) <= expiredUpTo;
    },
    /** Ends the tokens, not the sessions: they can be renewed. */
    expire() {
      expiredUpTo = sessions;
    },
    /** Ends all sessions that were opened so far. */
    revoke() {
      revokedUpTo = sessions;
    },
    /** What a mailed link leaves in the address. */
    linkOf({ id }: { id: string }, type: string): string {
      const account = accounts.find((one) => one.id === id);
      const session = account ? issue(account) : 'foreign';
      const values = { access_token: `token-${session}`, refresh_token: `refresh-${session}` };
      return `#${new URLSearchParams({ ...values, expires_in: '3600', type })}`;
    },
  };
}

const tokenOf = (request: Request) =>
  (request.headers.get('authorization') ?? '').replace('Bearer ', '');

const userOf = ({ id, email }: Account) => ({ id, email });

const refusal = (status: number, error_code: string, msg: string, more = {}) =>
  Response.json({ code: status, error_code, msg, ...more }, { status });
