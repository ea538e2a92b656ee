import { adminSending } from '@/content/en/admin-sending';
import { RequestError } from '@/lib/supabase/request-error';

const { editor: texts } = adminSending;

export function problemOf(error: Error): string {
  const { status } = error instanceof RequestError ? error : { status: undefined };
  if (status === 0) return texts.unanswered;
  return status === 429 ? texts.limit : texts.failed;
}
