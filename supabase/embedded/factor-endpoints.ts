import type { Sql } from 'postgres';
import { encode } from 'uqr';
import { nowSeconds, type JsonObject, type TokenRules } from './factor-tokens.ts';
import { findStep, newSecret } from './totp.ts';

export interface Caller {
  user: { id: string; email: string } & JsonObject;
  sessionId: string;
  /** Has entered a code in this session. */
  isAal2: boolean;
  token: string;
}

export class FactorRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Factor {
  id: string;
  friendly_name: string;
  status: string;
  secret: string;
  last_step: string;
}

type Body = Record<string, string>;

/** Enrols a factor, or challenges, verifies or removes the one with this id. Throws a `Refusal`. */
export async function answerFactors(
  sql: Sql,
  tokens: TokenRules,
  caller: Caller,
  request: Request,
  id?: string,
  step?: string,
): Promise<Response> {
  const body = (await request.json().catch(() => ({}))) as Body;
  if (id === undefined) return Response.json(await enrol(sql, caller, body));
  const [factor] = await sql<Factor[]>`
    select * from auth.mfa_factors where id::text = ${id} and user_id = ${caller.user.id}`;
  if (!factor) throw new FactorRefusal(404, 'mfa_factor_not_found', 'Factor not found');
  if (step === 'challenge') return Response.json(await challenge(sql, factor));
  if (step === 'verify') {
    await verify(sql, caller, factor, body);
    return Response.json(await upgradedSession(sql, tokens, caller, request));
  }
  if (factor.status === 'verified' && !caller.isAal2) {
    throw unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await sql`delete from auth.mfa_factors where id = ${id}`;
  await sql`
    delete from auth.mfa_amr_claims using auth.sessions as s
    where s.id = session_id and s.user_id = ${caller.user.id} and authentication_method = 'totp'`;
  return Response.json({ id });
}

async function enrol(sql: Sql, { user, isAal2 }: Caller, body: Body) {
  if (body['factor_type'] !== 'totp') {
    const message = 'factor_type needs to be totp, phone, or webauthn';
    throw new FactorRefusal(400, 'validation_failed', message);
  }
  await sql`
    delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '5 minutes'`;
  const factors = await sql<Factor[]>`select * from auth.mfa_factors where user_id = ${user.id}`;
  const friendly_name = body['friendly_name'] ?? '';
  if (factors.some((factor) => factor.friendly_name === friendly_name)) {
    const message = `A factor with the friendly name "${friendly_name}" for this user already exists`;
    throw unprocessable('mfa_factor_name_conflict', message);
  }
  if (factors.length >= 10) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw unprocessable('too_many_enrolled_mfa_factors', message);
  }
  if (factors.some(({ status }) => status === 'verified') && !isAal2) {
    throw new FactorRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const secret = newSecret();
  const issuer = body['issuer'] ?? 'localhost';
  const query = new URLSearchParams({ issuer, period: '30', secret });
  const uri = `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(user.email)}?algorithm=SHA1&digits=6&${query}`;
  const [row] = await sql`
    insert into auth.mfa_factors (user_id, friendly_name, secret)
    values (${user.id}, ${friendly_name}, ${secret}) returning id`;
  return {
    id: row?.['id'] as string,
    type: 'totp',
    friendly_name,
    totp: { qr_code: qrCode(uri), secret, uri },
  };
}

async function challenge(sql: Sql, { id }: Factor) {
  const [row] = await sql`insert into auth.mfa_challenges (factor_id) values (${id}) returning id`;
  return { id: row?.['id'] as string, type: 'totp', expires_at: nowSeconds() + 300 };
}

/** Accepts a code that answers a challenge, once, or throws. */
async function verify(
  sql: Sql,
  { user }: Caller,
  factor: Factor,
  { code = '', challenge_id = '' }: Body,
): Promise<void> {
  const [open] = await sql<{ wrong: number; late: boolean; verified_at: Date | null }[]>`
    select verified_at, created_at < now() - interval '5 minutes' as late, (
      select count(*)::int from auth.mfa_challenges as w where w.factor_id = c.factor_id
        and w.verified_at is null and w.created_at > now() - interval '5 minutes'
    ) as wrong
    from auth.mfa_challenges as c where id::text = ${challenge_id} and factor_id = ${factor.id}`;
  if (!open) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw unprocessable('mfa_factor_not_found', message);
  }
  if (open.verified_at) {
    throw unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (open.late) throw unprocessable('mfa_challenge_expired', 'MFA challenge has expired');
  if (open.wrong > 5) {
    throw new FactorRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  const step = findStep(factor.secret, code);
  if (step === undefined || step <= Number(factor.last_step)) {
    throw unprocessable('mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await sql`update auth.mfa_challenges set verified_at = now() where id = ${challenge_id}`;
  await sql`
    update auth.mfa_factors set status = 'verified', last_step = ${step} where id = ${factor.id}`;
  await sql`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'`;
}

/** Ends the user's sessions without a code, and returns this one with its new level. */
async function upgradedSession(
  sql: Sql,
  tokens: TokenRules,
  { user, sessionId, token }: Caller,
  request: Request,
) {
  await tokens.addMethod(sessionId, 'totp');
  await sql`
    delete from auth.sessions where user_id = ${user.id} and id not in (
      select session_id from auth.mfa_amr_claims where authentication_method = 'totp')`;
  const [refresh] = await sql`
    select token from auth.refresh_tokens where session_id = ${sessionId} and not revoked
    order by created_at desc limit 1`;
  const session = {
    access_token: token,
    token_type: 'bearer',
    expires_in: tokens.lifetimeSeconds,
    expires_at: nowSeconds() + tokens.lifetimeSeconds,
    refresh_token: refresh?.['token'] as string,
    user,
  };
  return tokens.withClaims(session, null, request);
}

const unprocessable = (code: string, message: string) => new FactorRefusal(422, code, message);

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
