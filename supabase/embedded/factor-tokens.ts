import { createHmac } from 'node:crypto';
import type { Sql } from 'postgres';

export type JsonObject = Record<string, unknown>;
export type Env = { peerAddress: string | null };

/** Adds second factors to tokens and users, as the sign-in service does. */
export function createTokenRules(sql: Sql, secret: string, lifetimeSeconds: number) {
  return { addMethod, hasEnteredCode, lifetimeSeconds, withClaims, withUserFactors };

  async function hasEnteredCode(sessionId: string): Promise<boolean> {
    const found = await sql`
      select from auth.mfa_amr_claims where session_id = ${sessionId} and authentication_method = 'totp'`;
    return found.length > 0;
  }

  async function addMethod(sessionId: string, method: string) {
    await sql`
      insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}, ${method})
      on conflict (session_id, authentication_method) do update set updated_at = now()`;
  }

  /** Adds level, methods and factors to the service's answer; `grant` says how the session began, if it is new. */
  async function withClaims(body: JsonObject, grant: string | null, request: Request, env?: Env) {
    const claims = claimsOf(String(body['access_token']));
    const sessionId = String(claims['session_id']);
    if (grant === 'password' || grant === 'otp') {
      await addMethod(sessionId, grant);
      await sql`
        update auth.sessions set user_agent = ${request.headers.get('user-agent')},
          ip = ${env?.peerAddress ?? null} where id = ${sessionId}`;
    }
    const amr = await sql<{ method: string; timestamp: number }[]>`
      select authentication_method as method, extract(epoch from updated_at)::int as timestamp
      from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
    const aal = amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1';
    const signed = sign({
      ...claims,
      iat: nowSeconds(),
      exp: nowSeconds() + lifetimeSeconds,
      aal,
      amr: [...amr],
    });
    const user = await withUserFactors(body['user'] as JsonObject);
    return { ...body, access_token: signed, user };
  }

  async function withUserFactors(user: JsonObject) {
    const factors = await sql`
      select id, friendly_name, factor_type, status, created_at, updated_at
      from auth.mfa_factors where user_id::text = ${String(user['id'])} order by created_at`;
    return factors.length > 0 ? { ...user, factors: [...factors] } : user;
  }

  function sign(claims: JsonObject): string {
    const unsigned = [{ alg: 'HS256', typ: 'JWT' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
  }
}

export type TokenRules = ReturnType<typeof createTokenRules>;

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Reads a token without checking its signature. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as JsonObject;
