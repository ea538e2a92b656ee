import { queryOptions } from '@tanstack/react-query';
import { adminSession } from '@/content/en/admin-session';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { withCode } from '../ui/with-code';
import { authProblem } from './passwords';

const { factor: texts } = adminSession;

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async () => {
    const { data, error } = await staff().auth.mfa.listFactors();
    if (error) throw error;
    return data.totp;
  },
});

/** For secrets that a dialog shows: made anew whenever it opens, and forgotten with it. */
const askedOnce = { staleTime: Infinity, gcTime: 0, retry: false };

/** Begins to set up a factor. Its name is never shown, but two of one name are refused. */
export const newFactorQuery = queryOptions({
  queryKey: ['new factor'],
  queryFn: async () => {
    const name = { friendlyName: new Date().toISOString(), issuer: location.host };
    const { data, error } = await staff().auth.mfa.enroll({ factorType: 'totp', ...name });
    if (error) throw error;
    return data;
  },
  ...askedOnce,
});

/**
 * Returns why a code was refused, in words; undefined if it was accepted.
 * @param factor its id, by default that of the account's only one, and the client that gets the session
 */
export async function verifyCode(
  typedCode: string,
  factor: { factorId?: string | undefined; auth?: ReturnType<typeof staff>['auth'] } = {},
): Promise<string | undefined> {
  const { mfa } = factor.auth ?? staff().auth;
  let { factorId } = factor;
  if (!factorId) {
    const { data, error } = await mfa.listFactors();
    if (error) return authProblem(error);
    factorId = data.totp[0]?.id ?? '';
  }
  const code = typedCode.replaceAll(/\s/g, '');
  const { error } = await mfa.challengeAndVerify({ factorId, code });
  if (!error) return undefined;
  return error.code === 'mfa_verification_failed' ? texts.wrong : authProblem(error);
}

/** Signs in with a recovery code, which removes the factor. Returns why the code was refused, in words. */
export async function redeemRecoveryCode(code: string): Promise<string | undefined> {
  const { data: isAccepted, error, status } = await staff().rpc('use_recovery_code', { code });
  if (status === 429) return texts.recovery.tooMany;
  if (error) return adminSession.login.unreachable;
  if (!isAccepted) return texts.recovery.wrong;
  const { error: refreshError } = await staff().auth.refreshSession();
  return refreshError ? authProblem(refreshError) : undefined;
}

/** Makes ten codes, which replace earlier ones. */
export const newCodesQuery = queryOptions({
  queryKey: ['recovery codes'],
  queryFn: () => withCode(async () => dataOf(await staff().rpc('make_recovery_codes')) ?? []),
  ...askedOnce,
});

/** Removes the factor and renews the session, whose account would still have it. */
export async function removeFactor() {
  dataOf(await staff().rpc('reset_factor', {}));
  await staff().auth.refreshSession();
}
