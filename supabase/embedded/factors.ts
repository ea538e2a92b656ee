import type { Sql } from 'postgres';
import { encode } from 'uqr';
import { claimsOf, tokenRules, type Env, type Json } from './factor-tokens.ts';
import { newSecret, stepOf } from './totp.ts';

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

interface Factor {
  id: string;
  friendly_name: string;
  status: string;
  secret: string;
  last_step: string;
}

interface Caller {
  user: { id: string; email: string } & Json;
  session: string;
  isAal2: boolean;
  token: string;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const unprocessable = (code: string, message: string) => new Refusal(422, code, message);

/** Adds the sign-in service's second factors to Lite: endpoints, and what tokens and users say of them. */
export function withFactors(lite: Fetch, sql: Sql, secret: string, seconds: number): Fetch {
  const { addMethod, hasCode, withClaims, withUserFactors } = tokenRules(sql, secret, seconds);
  return async (request, env) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/auth/v1/', '');
    const [, id, step] = /^factors(?:\/([\w-]+))?(?:\/(challenge|verify))?$/.exec(path) ?? [];
    try {
      if (path.startsWith('factors')) return await answer(request, id, step);
      if (path === 'user') await guardUser(request.clone());
      const response = await lite(request, env);
      if (!response.ok || !/^(user|token|verify|signup)$/.test(path)) return response;
      const body = (await response
        .clone()
        .json()
        .catch(() => ({}))) as Json;
      if (typeof body['access_token'] !== 'string') {
        return path === 'user' ? Response.json(await withUserFactors(body)) : response;
      }
      const grant = path === 'token' ? searchParams.get('grant_type') : 'otp';
      return Response.json(await withClaims(body, grant, request, env));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, message } = error;
      return Response.json({ code: status, error_code: code, msg: message }, { status });
    }
  };

  async function callerOf(request: Request): Promise<Caller> {
    const given = (name: string) => request.headers.get(name) ?? '';
    const headers = { apikey: given('apikey'), authorization: given('authorization') };
    const response = await lite(new Request(new URL('/auth/v1/user', request.url), { headers }));
    if (!response.ok) throw new Refusal(403, 'bad_jwt', 'invalid JWT');
    const user = (await response.json()) as Caller['user'];
    const token = headers.authorization.replace('Bearer ', '');
    const session = String(claimsOf(token)['session_id']);
    return { user, session, token, isAal2: await hasCode(session) };
  }

  async function answer(request: Request, id?: string, step?: string): Promise<Response> {
    const caller = await callerOf(request);
    const body = (await request.json().catch(() => ({}))) as Record<string, string>;
    if (id === undefined) return Response.json(await enrol(caller, body));
    const [factor] = await sql<Factor[]>`
      select * from auth.mfa_factors where id::text = ${id} and user_id = ${caller.user.id}`;
    if (!factor) throw new Refusal(404, 'mfa_factor_not_found', 'Factor not found');
    if (step === 'challenge') return Response.json(await challenge(factor));
    if (step === 'verify') return Response.json(await verify(caller, factor, body, request));
    if (factor.status === 'verified' && !caller.isAal2) {
      throw unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await sql`delete from auth.mfa_factors where id = ${id}`;
    await sql`
      delete from auth.mfa_amr_claims using auth.sessions as s
      where s.id = session_id and s.user_id = ${caller.user.id} and authentication_method = 'totp'`;
    return Response.json({ id });
  }

  async function enrol({ user, isAal2 }: Caller, body: Record<string, string>) {
    if (body['factor_type'] !== 'totp') {
      throw new Refusal(
        400,
        'validation_failed',
        'factor_type needs to be totp, phone, or webauthn',
      );
    }
    await sql`
      delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '5 minutes'`;
    const known = await sql<Factor[]>`select * from auth.mfa_factors where user_id = ${user.id}`;
    const friendly_name = body['friendly_name'] ?? '';
    if (known.some((one) => one.friendly_name === friendly_name)) {
      throw unprocessable(
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${friendly_name}" for this user already exists`,
      );
    }
    if (known.length >= 10) {
      throw unprocessable(
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    }
    if (known.some(({ status }) => status === 'verified') && !isAal2) {
      throw new Refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const key = newSecret();
    const issuer = body['issuer'] ?? 'localhost';
    const query = new URLSearchParams({ issuer, period: '30', secret: key });
    const uri = `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(user.email)}?algorithm=SHA1&digits=6&${query}`;
    const [row] = await sql`
      insert into auth.mfa_factors (user_id, friendly_name, secret)
      values (${user.id}, ${friendly_name}, ${key}) returning id`;
    return {
      id: row?.['id'] as string,
      type: 'totp',
      friendly_name,
      totp: { qr_code: qrCode(uri), secret: key, uri },
    };
  }

  async function challenge({ id }: Factor) {
    const [row] =
      await sql`insert into auth.mfa_challenges (factor_id) values (${id}) returning id`;
    return { id: row?.['id'] as string, type: 'totp', expires_at: now() + 300 };
  }

  async function verify(
    { user, session, token }: Caller,
    factor: Factor,
    { code = '', challenge_id = '' }: Record<string, string>,
    request: Request,
  ) {
    const [open] = await sql<{ wrong: number; late: boolean; verified_at: Date | null }[]>`
      select verified_at, created_at < now() - interval '5 minutes' as late, (
        select count(*)::int from auth.mfa_challenges as w where w.factor_id = c.factor_id
          and w.verified_at is null and w.created_at > now() - interval '5 minutes'
      ) as wrong
      from auth.mfa_challenges as c where id::text = ${challenge_id} and factor_id = ${factor.id}`;
    if (!open) {
      throw unprocessable(
        'mfa_factor_not_found',
        'MFA factor with the provided challenge ID not found',
      );
    }
    if (open.verified_at) {
      throw unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    }
    if (open.late) throw unprocessable('mfa_challenge_expired', 'MFA challenge has expired');
    if (open.wrong > 5) {
      throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
    const step = stepOf(factor.secret, code);
    if (step === undefined || step <= Number(factor.last_step)) {
      throw unprocessable('mfa_verification_failed', 'Invalid TOTP code entered');
    }
    await sql`
      update auth.mfa_challenges set verified_at = now() where id = ${challenge_id}`;
    await sql`
      update auth.mfa_factors set status = 'verified', last_step = ${step} where id = ${factor.id}`;
    await sql`
      delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'`;
    await addMethod(session, 'totp');
    await sql`
      delete from auth.sessions where user_id = ${user.id} and id not in (
        select session_id from auth.mfa_amr_claims where authentication_method = 'totp')`;
    const [refresh] = await sql`
      select token from auth.refresh_tokens where session_id = ${session} and not revoked
      order by created_at desc limit 1`;
    const answered = {
      access_token: token,
      token_type: 'bearer',
      expires_in: seconds,
      expires_at: now() + seconds,
      refresh_token: refresh?.['token'] as string,
      user,
    };
    return withClaims(answered, null, request);
  }

  /** Whoever has a second factor changes a password with a code only. */
  async function guardUser(request: Request) {
    if (request.method !== 'PUT') return;
    const { user, isAal2 } = await callerOf(request);
    const verified = await sql`
      select from auth.mfa_factors where user_id = ${user.id} and status = 'verified'`;
    const { password, email } = (await request.json()) as Json;
    if ((password || email) && verified.length > 0 && !isAal2) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.';
      throw new Refusal(401, 'insufficient_aal', message);
    }
  }
}

const now = () => Math.floor(Date.now() / 1000);

/** The service's drawing: a rectangle for each module, three units wide. */
function qrCode(uri: string): string {
  const { data, size } = encode(uri, { ecc: 'H', border: 4 });
  const modules = data.flatMap((row, y) =>
    row.map((dark, x) => {
      const fill = dark ? 'black' : 'white';
      return `<rect x="${x * 3}" y="${y * 3}" width="3" height="3" style="fill:${fill};stroke:none" />`;
    }),
  );
  return `<svg width="${size * 3}" height="${size * 3}" xmlns="http://www.w3.org/2000/svg">${modules.join('\n')}</svg>`;
}
