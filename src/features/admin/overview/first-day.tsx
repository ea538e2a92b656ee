import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminFirstDay as texts } from '@/content/en/admin-first-day';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refresh } from '../ui/refresh';
import { ToolButton } from '../ui/tool-button';

/** Says once to a colleague who has joined what is where. */
export function FirstDay({ onEnd }: { onEnd: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => dataOf(await staff().rpc('end_first_day')),
    onSuccess: () => {
      onEnd();
      return refresh(client, 'admin_users');
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.failed }),
  });
  return (
    <section
      aria-labelledby="first-day"
      className="mb-7 max-w-4xl rounded border border-hairline bg-raised p-4"
    >
      <h3 id="first-day" className="text-heading">
        {texts.title}
      </h3>
      <ol className="mt-2 flex list-decimal flex-col gap-1 ps-5 pb-3 marker:text-quiet">
        {texts.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <ToolButton aria-disabled={isPending || undefined} onClick={() => !isPending && mutate()}>
        {texts.done}
      </ToolButton>
    </section>
  );
}
