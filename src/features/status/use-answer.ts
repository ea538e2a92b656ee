import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useLate } from '@/lib/use-query-client';
import { problemOf, type Problem } from './problem';

interface Answer<Data> {
  /** Stays while it is asked for again. */
  data: Data | undefined;
  /** Milliseconds since 1970. */
  answeredAt: number;
  /** Why there is no answer, or no newer one, as soon as that can be told. */
  problem: Problem | undefined;
  /** Lets go of what is under way. */
  askAgain: () => void;
}

/** Asks, and goes on asking for a while. */
export function useAnswer<Data, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Answer<Data> {
  const [attempt, setAttempt] = useState(0);
  const client = useClient();
  const query = useQuery(options, client);
  const { data, dataUpdatedAt, failureReason, isError, isFetching, refetch } = query;
  const late = useLate(isFetching, attempt);
  const failure = failureReason ? problemOf(failureReason) : undefined;
  const tells = isError || late || failure === 'offline';
  return {
    data,
    answeredAt: dataUpdatedAt,
    problem: tells ? (failure ?? (late ? 'slow' : undefined)) : undefined,
    askAgain() {
      setAttempt(attempt + 1);
      // Before its first answer, refetching alone would wait for what is under way.
      void client.cancelQueries({ queryKey: options.queryKey }).then(() => refetch());
    },
  };
}
