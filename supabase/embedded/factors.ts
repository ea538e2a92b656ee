import type { Sql } from 'postgres';
import { answerFactors, FactorRefusal, type Caller } from './factor-endpoints.ts';
import { claimsOf, createTokenRules, type Env, type JsonObject } from './factor-tokens.ts';

export type Fetch = (request: Request, env?: Env) => Response | Promise<Response>;

/** The sign-in service's tables of second factors, which Lite lacks. */
export const factorTables = `
  create table if not exists auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null default 'totp',
    status text not null default 'unverified',
    secret text not null,
    last_step bigint not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  create table if not exists auth.mfa_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now(),
    verified_at timestamptz
  );
  create table if not exists auth.mfa_amr_claims (
    session_id uuid not null references auth.sessions (id) on delete cascade,
    authentication_method text not null,
    updated_at timestamptz not null default now(),
    primary key (session_id, authentication_method)
  );
`;

/** Adds the sign-in service's second factors to Lite: endpoints, and what tokens and users say of them. */
export function withFactors(lite: Fetch, sql: Sql, secret: string, lifetimeSeconds: number): Fetch {
  const tokens = createTokenRules(sql, secret, lifetimeSeconds);
  return async (request, env) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/auth/v1/', '');
    const [, id, step] = /^factors(?:\/([\w-]+))?(?:\/(challenge|verify))?$/.exec(path) ?? [];
    try {
      if (path.startsWith('factors')) {
        const caller = await callerOf(request);
        return await answerFactors(sql, tokens, caller, request, id, step);
      }
      if (path === 'user') await guardUser(request.clone());
      const response = await lite(request, env);
      if (!response.ok || !/^(user|token|verify|signup)$/.test(path)) return response;
      const body = (await response
        .clone()
        .json()
        .catch(() => ({}))) as JsonObject;
      if (typeof body['access_token'] !== 'string') {
        return path === 'user' ? Response.json(await tokens.withUserFactors(body)) : response;
      }
      const grant = path === 'token' ? searchParams.get('grant_type') : 'otp';
      return Response.json(await tokens.withClaims(body, grant, request, env));
    } catch (error) {
      if (!(error instanceof FactorRefusal)) throw error;
      const { status, code, message } = error;
      return Response.json({ code: status, error_code: code, msg: message }, { status });
    }
  };

  async function callerOf(request: Request): Promise<Caller> {
    const headerOf = (name: string) => request.headers.get(name) ?? '';
    const headers = { apikey: headerOf('apikey'), authorization: headerOf('authorization') };
    const response = await lite(new Request(new URL('/auth/v1/user', request.url), { headers }));
    if (!response.ok) throw new FactorRefusal(403, 'bad_jwt', 'invalid JWT');
    const user = (await response.json()) as Caller['user'];
    const token = headers.authorization.replace('Bearer ', '');
    const sessionId = String(claimsOf(token)['session_id']);
    return { user, sessionId, token, isAal2: await tokens.hasEnteredCode(sessionId) };
  }

  /** Whoever has a second factor changes a password with a code only. */
  async function guardUser(request: Request) {
    if (request.method !== 'PUT') return;
    const { user, isAal2 } = await callerOf(request);
    const verified = await sql`
      select from auth.mfa_factors where user_id = ${user.id} and status = 'verified'`;
    const { password, email } = (await request.json()) as JsonObject;
    if ((password || email) && verified.length > 0 && !isAal2) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.';
      throw new FactorRefusal(401, 'insufficient_aal', message);
    }
  }
}
