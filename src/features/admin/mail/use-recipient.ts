import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { recipientsQuery, updateRecipient, type Choice, type Recipient } from './recipient-queries';

/**
 * What a recipient gets, stored at each change, one change after the other. Shown is what is stored with
 * the changes on their way over it, so that one that fails takes itself back.
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
      // An answer on its way would show the choice before.
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
