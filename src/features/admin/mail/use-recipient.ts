import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { recipientsQuery, type Choice, type Recipient } from './mail-queries';

/**
 * A recipient's choice, with each change stored in order. Pending changes are shown on top of the stored
 * state, so that a failed one reverts.
 */
export function useRecipient(stored: Recipient) {
  const client = useQueryClient();
  const { id } = stored;
  const mutationKey = ['mail_recipients', id];
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Partial<Choice>,
  });

  const { mutate, status } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (change: Partial<Choice>) => updateRecipient(id, change),
    onSuccess: async (choice) => {
      // A response already on its way would show the old choice.
      await client.cancelQueries({ queryKey: recipientsQuery.queryKey });
      client.setQueryData(recipientsQuery.queryKey, (recipients) =>
        recipients?.map((one) => (one.id === id ? { ...one, ...choice } : one)),
      );
      void client.invalidateQueries({ queryKey: ['activity_log'] });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: recipientsQuery.queryKey }),
  });

  const recipient: Recipient = Object.assign({}, stored, ...pending);
  return { recipient, change: mutate, status };
}

/**
 * @throws RequestError unless it is stored: without single(), a refusal by row-level security is a success.
 */
async function updateRecipient(id: string, change: Partial<Choice>): Promise<Choice> {
  const request = staff().from('mail_recipients').update(change).eq('id', id);
  return dataOf(await request.select('table_names,mode,weekly,with_text').single()) as Choice;
}
