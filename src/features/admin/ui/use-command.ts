import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast, type Toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminSession } from '@/content/en/admin-session';
import { dataOf } from '@/lib/supabase/request-error';
import { refresh, type ChangedTable } from './refresh';
import { rowsOf } from './rows-of';
import { isCodeDue, withCode } from './with-code';

type ToastTexts = string | (Pick<Toast, 'title' | 'description'> & Partial<Pick<Toast, 'kind'>>);

interface Command<Input, Result> extends Pick<UseMutationOptions, 'mutationKey' | 'scope'> {
  run: (input: Input) => Promise<Result>;
  /** The tables that it changes, whose data is then loaded again. */
  changes: readonly ChangedTable[];
  done?: ToastTexts | ((answer: Result, input: Input) => ToastTexts) | undefined;
  failed: string | ((error: Error) => string);
  /** A failure is shown where the command was given, and in a toast only if that was closed meanwhile. */
  isQuiet?: boolean;
  /** Called before what it changes is loaded again. */
  onDone?: ((answer: Result, input: Input) => unknown) | undefined;
}

export class RefusedError extends Error {}

/** A change of data: pending until everything that shows it was loaded again. */
export function useCommand<Result, Input = void>(command: Command<Input, Result>) {
  const { run, changes, done, failed, isQuiet = false, onDone, ...options } = command;
  const client = useQueryClient();
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const textOf = (error: Error) => {
    if (error instanceof RefusedError) return error.message;
    if (isCodeDue(error)) return adminSession.factor.notGiven;
    return typeof failed === 'string' ? failed : failed(error);
  };
  const { mutateAsync, isPending, error } = useMutation<Result, Error, Input>({
    ...options,
    mutationFn: (input) => withCode(() => run(input)),
    onSuccess: (result, input) => {
      const text = typeof done === 'function' ? done(result, input) : done;
      if (text) toast({ kind: 'success', ...(typeof text === 'string' ? { title: text } : text) });
      return onDone?.(result, input);
    },
    onError: (problem) => {
      if (!isQuiet || isClosed.current)
        toast({ kind: 'error', title: admin.error, description: textOf(problem) });
    },
    onSettled: (_result, problem) => {
      const refreshed = refresh(client, ...changes);
      // A failure is shown at once.
      return problem ? undefined : refreshed;
    },
  });
  return {
    run: (input: Input): Promise<string | undefined> =>
      mutateAsync(input).then(() => undefined, textOf),
    isPending,
    problem: error ? textOf(error) : undefined,
  };
}

/**
 * Changes a row, or deletes it.
 * @throws RequestError unless it is done: without single(), a refusal by row-level security is a success.
 */
export async function changeRow(table: string, id: string, change: object | 'delete') {
  const request = change === 'delete' ? rowsOf(table).delete() : rowsOf(table).update(change);
  dataOf(await request.eq('id', id).select('id').single());
}
