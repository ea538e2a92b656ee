import { env } from '@/lib/env';
import { postJson, type HttpResponse } from '@/lib/post-json';
import { staff } from '@/lib/supabase/staff';

/** A call is given up after so long without progress. */
const timeoutMs = 60_000;

/** Calls a function of the database with files, which can take minutes. */
export async function postRpc(name: string, parameters: object): Promise<HttpResponse> {
  const { data } = await staff().auth.getSession();
  return postJson({
    url: `${env.supabaseUrl}/rest/v1/rpc/${name}`,
    headers: {
      apikey: env.supabaseKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(parameters),
    timeoutMs,
  });
}
