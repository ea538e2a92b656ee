import { useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FieldError } from '@/components/form/field';
import { toast } from '@/components/ui/toast';
import { adminAway as texts } from '@/content/en/admin-away';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { ownerName, useColleagues, type Colleague } from '../ui/colleagues';
import { Dialog, DialogActions } from '../ui/dialog';
import { choiceField } from '../ui/choice';
import { refresh } from '../ui/refresh';
import { dayFromNow, isDay, weekdayText } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

interface AwayDialogProps {
  id: string;
  /** The colleague's name; null for oneself. */
  who: string | null;
  onClose: () => void;
}

/** Asks until when a colleague is away, and who takes over. */
export function AwayDialog({ id, who, onClose }: AwayDialogProps) {
  const { colleagues = [] } = useColleagues();
  const stored = colleagues.find((one) => one.id === id);
  const mayTakeOver = (one: Colleague) =>
    one.id !== id && stored?.table_names.some((table) => one.table_names.includes(table));
  const [until, setUntil] = useState(stored?.away_until ?? dayFromNow(7));
  const [deputy, setDeputy] = useState(stored?.deputy_id ?? '');
  const client = useQueryClient();
  const field = useId();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (away: { until?: string; deputy?: string }) =>
      dataOf(await staff().rpc('set_away', { user_id: id, ...away })),
    onSuccess: (_answer, { until: day }) => {
      const title = day ? texts.saved(weekdayText(day)) : texts.isBack;
      toast({ kind: 'success', title });
      onClose();
    },
    onSettled: () => refresh(client, 'colleagues'),
  });

  return (
    <Dialog title={texts.title(who)} text={texts.text} focus="input" onClose={onClose}>
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isPending || !isDay(until)) return;
          mutate({ until, ...(deputy && { deputy }) });
        }}
      >
        <div>
          <label htmlFor={`${field}-until`} className="block pb-1 font-semibold">
            {texts.until}
          </label>
          <input
            id={`${field}-until`}
            type="date"
            required
            min={dayFromNow(0)}
            value={until}
            aria-describedby={`${field}-problem`}
            onChange={(event) => setUntil(event.target.value)}
            className={choiceField}
          />
        </div>
        <div>
          <label htmlFor={`${field}-deputy`} className="block pb-1 font-semibold">
            {texts.deputy}
          </label>
          <select
            id={`${field}-deputy`}
            value={deputy}
            onChange={(event) => setDeputy(event.target.value)}
            className={choiceField}
          >
            <option value="">{texts.noDeputy}</option>
            {colleagues
              .filter((one) => one.id === stored?.deputy_id || mayTakeOver(one))
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {ownerName(one.id, colleagues)}
                </option>
              ))}
          </select>
        </div>
        <FieldError id={`${field}-problem`} message={isError ? texts.failed : undefined} />
        <DialogActions cancel={texts.cancel}>
          {stored?.away_until && (
            <ToolButton inactive={isPending} onClick={() => mutate({})}>
              {texts.back}
            </ToolButton>
          )}
          <ToolButton type="submit" variant="filled" inactive={isPending}>
            {texts.save}
          </ToolButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
