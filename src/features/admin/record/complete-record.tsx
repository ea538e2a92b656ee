import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { controlClasses, FieldError } from '@/components/form/field';
import { countryOf, readPhone } from '@/components/form/read-phone';
import { toast } from '@/components/ui/toast';
import { adminEntry } from '@/content/en/admin-entry';
import { countries } from '@/content/facts/countries';
import { normalizeEmail } from '@/lib/email-address';
import { normalizeLine } from '@/lib/normalize-text';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Shown } from './record-queries';
import { Dialog, DialogActions } from '../ui/dialog';
import { refresh } from '../ui/refresh';
import { ToolButton } from '../ui/tool-button';
import { useUnsaved } from '../ui/unsaved';

const { complete: texts } = adminEntry;

/** Offers to add what an entered record lacks of its sender. */
export function CompleteRecord(shown: Shown) {
  const { list, record } = shown;
  const [isOpen, setOpen] = useState(false);
  const names = [list.person, ...list.who, list.company, 'email', 'phone', list.country];
  const missing = [...new Set(names)].filter(
    (name): name is string => name !== undefined && name in list.fields && !record[name],
  );
  if (!record['came_by'] || missing.length === 0) return null;
  return (
    <>
      <ToolButton
        variant="text"
        onClick={() => setOpen(true)}
        className="-ms-3 font-normal! pointer-fine:min-h-7!"
      >
        {texts.open}
      </ToolButton>
      {isOpen && <CompletionDialog {...shown} missing={missing} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CompletionDialogProps extends Shown {
  missing: readonly string[];
  onClose: () => void;
}

function CompletionDialog({ list, record, missing, onClose }: CompletionDialogProps) {
  const client = useQueryClient();
  const id = useId();
  const { country = '' } = list;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => ({
    [country]: countryOfNumber(String(record['phone'] ?? '')),
  }));
  const [problem, setProblem] = useState<string>();
  useUnsaved(missing.some((name) => name !== country && typed[name]));
  const { mutate, isPending } = useMutation({
    mutationFn: async (given: Record<string, string>) =>
      dataOf(
        await staff().rpc('complete_record', {
          table_name: list.table,
          record_id: record.id,
          given,
        }),
      ),
    onSuccess: () => {
      toast({ kind: 'success', title: texts.done });
      onClose();
      void refresh(client, list.table, 'activity_log', 'related_submissions');
    },
    onError: () => setProblem(texts.failed),
  });

  function submit() {
    if (isPending) return;
    const place = typed[country] || String(record[country] ?? '');
    const given = missing
      .map((name) => [name, tidied(list.fields[name], typed[name] ?? '', place)] as const)
      .filter(([, value]) => value);
    if (given.length > 0) mutate(Object.fromEntries(given));
    else setProblem(texts.empty);
  }

  return (
    <Dialog title={texts.open} text={texts.text} focus="input" onClose={onClose}>
      <form
        method="post"
        noValidate
        id={id}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {missing.map((name) => (
          <label key={name} className="grid gap-1 font-semibold">
            {list.texts.fields[name]}
            <input
              type={list.fields[name] === 'email' ? 'email' : 'text'}
              inputMode={list.fields[name] === 'phone' ? 'tel' : undefined}
              autoComplete="off"
              value={typed[name] ?? ''}
              onChange={({ target }) => {
                setTyped({ ...typed, [name]: target.value });
                setProblem(undefined);
              }}
              className={`${controlClasses} font-normal`}
            />
          </label>
        ))}
        <FieldError id={`${id}-problem`} message={problem} />
      </form>
      <DialogActions cancel={texts.cancel}>
        <ToolButton type="submit" form={id} inactive={isPending}>
          {isPending ? texts.busy : texts.save}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}

function tidied(kind: string | undefined, written: string, place: string): string {
  if (kind === 'email') return normalizeEmail(written);
  if (kind === 'phone') return written.trim() && readPhone(written, place).phone;
  return normalizeLine(written);
}

/** Returns the name of the country that a number says, or nothing. */
function countryOfNumber(phone: string): string {
  const code = countryOf(phone, '')?.toLowerCase();
  return countries.find((one) => one.code === code)?.name ?? '';
}
