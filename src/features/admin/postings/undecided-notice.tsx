import { useState } from 'react';
import { adminHiring } from '@/content/en/admin-hiring';
import { applicantsQuery, undecidedOf } from '../ui/applicants';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { WriteToUndecided } from './write-to-undecided';

const { closing: texts } = adminHiring;

/** Says that applicants of a closed posting wait, and offers to write to all of them. */
export function UndecidedNotice({ posting }: { posting: string }) {
  const [isWriting, setWriting] = useState(false);
  const { data } = useStaffQuery(applicantsQuery);
  const count = undecidedOf(data, posting);
  if (count === 0 && !isWriting) return null;
  return (
    <output className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded border border-warning px-3 py-2">
      <span className="min-w-0 grow basis-60">{texts.notice(count)}</span>
      <ToolButton onClick={() => setWriting(true)}>{texts.writeTo(count)}</ToolButton>
      {isWriting && <WriteToUndecided posting={posting} onClose={() => setWriting(false)} />}
    </output>
  );
}
