import { RequestError } from '@/lib/supabase/request-error';

type CodePrompt = () => Promise<boolean>;

let codePrompt: CodePrompt | undefined;
let pendingPrompt: Promise<boolean> | undefined;

/** Registers what asks somebody for a code, and returns a function that removes it. */
export function registerCodePrompt(prompt: CodePrompt): () => void {
  codePrompt = prompt;
  return () => {
    codePrompt = undefined;
    pendingPrompt = undefined;
  };
}

/** Returns whether the database wants a newer code of the second factor before it does this: its PT428. */
export const isCodeDue = (error: unknown) => error instanceof RequestError && error.status === 428;

/** Does some work; if the database asks for a code, does it again once one was given, and otherwise throws. */
export async function withCode<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isCodeDue(error)) throw error;
    pendingPrompt ??= codePrompt?.().finally(() => {
      pendingPrompt = undefined;
    });
    if (!(await pendingPrompt)) throw error;
    return work();
  }
}
