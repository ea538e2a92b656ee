import { useState, type RefObject } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminSending } from '@/content/en/admin-sending';
import { RequestError } from '@/lib/supabase/request-error';

const { editor: texts } = adminSending;

/** Why a reply was not sent, shown below its text or, once that was closed, in a toast. */
export function useProblem(text: RefObject<HTMLElement | null>) {
  const [problem, setProblem] = useState<string>();

  function report(found: string) {
    if (text.current) setProblem(found);
    else toast({ kind: 'error', title: admin.error, description: found });
  }
  return { problem, setProblem, report };
}

export function problemOf(error: Error): string {
  const { status } = error instanceof RequestError ? error : { status: undefined };
  if (status === 0) return texts.unanswered;
  return status === 429 ? texts.limit : texts.failed;
}
