import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from '../record/record-queries';

type Functions = Database['public']['Functions'];
/** In bytes: what is taken, and the most that may be, of the database, of all files and of a day's. */
export type RoomState = Functions['room_state']['Returns'][number];
export type LargeFile = Functions['largest_files']['Returns'][number];

const table = 'application_files';

export const roomQuery = queryOptions({
  queryKey: [table, 'room'],
  queryFn: async ({ signal }): Promise<RoomState> => {
    const answer = await staff().rpc('room_state').abortSignal(signal);
    const [state] = dataOf(answer) ?? [];
    if (!state) throw new RequestError('no measure of room', answer.status);
    return state;
  },
  refetchInterval: refreshMs,
});

/** The largest first, but those of suspects before all others. */
export const largestQuery = queryOptions({
  queryKey: [table, 'largest'],
  queryFn: async ({ signal }) =>
    dataOf(await staff().rpc('largest_files').abortSignal(signal)) ?? [],
});

/** Everything that a deletion changes. */
export const changedKeys = [[table], ['activity_log']];

/** @throws RequestError unless exactly this one is gone: what is refused is answered with success. */
export async function deleteFile(id: string): Promise<void> {
  const answer = await staff().from(table).delete().eq('id', id).select('id');
  if (dataOf(answer)?.length !== 1) throw new RequestError('no file was deleted', 404);
}

/** Those that came more than so many days ago. @returns how many they were */
export async function deleteSuspectsFiles(
  older_than_days: number,
): Promise<Functions['delete_suspects_files']['Returns'][number]> {
  const answer = await staff().rpc('delete_suspects_files', { older_than_days });
  const [gone] = dataOf(answer) ?? [];
  if (!gone) throw new RequestError('nobody knows what was deleted', answer.status);
  return gone;
}
