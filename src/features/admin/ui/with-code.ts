import { RequestError } from '@/lib/supabase/request-error';

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Says who asks for a code, and returns a function that ends it. */
export function askForCodesBy(asker: Ask): () => void {
  ask = asker;
  return () => {
    ask = undefined;
    asking = undefined;
  };
}

/** The database wants a newer code of the second factor before it does this. */
export const isCodeDue = (error: unknown) => error instanceof RequestError && error.status === 428;

/** Does it, and again once a code was given if the database asks for one. */
export async function withCode<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isCodeDue(error)) throw error;
    asking ??= ask?.().finally(() => {
      asking = undefined;
    });
    if (!(await asking)) throw error;
    return work();
  }
}
