import { queryOptions } from '@tanstack/react-query';
import { adminSession } from '@/content/en/admin-session';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { withCode } from '../ui/with-code';
import { authProblem } from './passwords';

const { factor: texts } = adminSession;

/** The confirmed factors of the account. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async () => {
    const { data, error } = await staff().auth.mfa.listFactors();
    if (error) throw error;
    return data.totp;
  },
});

/** Begins to set up a factor. Its name is never shown, but two of one name are refused. */
export const newFactorQuery = queryOptions({
  queryKey: ['new factor'],
  queryFn: async () => {
    const name = { friendlyName: new Date().toISOString(), issuer: location.host };
    const { data, error } = await staff().auth.mfa.enroll({ factorType: 'totp', ...name });
    if (error) throw error;
    return data;
  },
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
});

/**
 * Returns why a code was refused, in words; undefined if it was accepted.
 * @param factorId by default the account's only factor
 */
export async function verifyCode(
  code: string,
  factorId?: string,
  auth = staff().auth,
): Promise<string | undefined> {
  const { data, error } = factorId ? { error: null } : await auth.mfa.listFactors();
  if (error) return authProblem(error);
  const id = factorId ?? data?.totp[0]?.id ?? '';
  const { error: verifyError } = await auth.mfa.challengeAndVerify({
    factorId: id,
    code: code.replaceAll(/\s/g, ''),
  });
  if (!verifyError) return undefined;
  return verifyError.code === 'mfa_verification_failed' ? texts.wrong : authProblem(verifyError);
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
export const makeRecoveryCodes = () =>
  withCode(async () => dataOf(await staff().rpc('make_recovery_codes')) ?? []);

/** Removes the factor and renews the session, whose account would still have it. */
export async function removeFactor() {
  dataOf(await staff().rpc('reset_factor', {}));
  await staff().auth.refreshSession();
}
