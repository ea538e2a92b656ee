import { useState } from 'react';
import { MailQuestion } from 'lucide-react';
import { adminHiring } from '@/content/en/admin-hiring';
import { applicantsQuery, undecidedOf } from '../ui/applicants';
import { Notice } from '../ui/notice';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { ClosingQuestion } from './closing-question';

const { closing: texts } = adminHiring;

/** Says that applicants of a closed posting wait, and offers to write to them. */
export function UndecidedNotice({ posting }: { posting: { id: string; title: string } }) {
  const [isAsking, setAsking] = useState(false);
  const { data } = useStaffQuery(applicantsQuery);
  const undecided = undecidedOf(data, posting.id);
  if (undecided === 0 && !isAsking) return null;
  return (
    <>
      <Notice
        icon={MailQuestion}
        tone="warning"
        isStatus
        action={<ToolButton onClick={() => setAsking(true)}>{texts.writeTo(undecided)}</ToolButton>}
      >
        {texts.notice(undecided)}
      </Notice>
      {isAsking && <ClosingQuestion {...{ posting, undecided }} onEnd={() => setAsking(false)} />}
    </>
  );
}
