import { queryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { adminHiring } from '@/content/en/admin-hiring';
import { readAllRows } from '../list/list-request';
import { defaultView } from '../list/list-view';
import { careerApplications } from '../records/career-applications';
import type { StaffRecord, Status } from '../records/record-kind';
import { statusBadge } from '../records/status-badge';
import { useTemplates } from '../replies/reply-templates';
import { declinableStatuses } from '../ui/applicants';
import { isolate, stripBidiControls } from '../ui/direction';
import { afterFocusReturn } from '../ui/focus-return';
import { lazyDialog } from '../ui/lazy-part';
import { recordName } from '../ui/field-text';
import { QueryContent } from '../ui/query-section';
import { QuestionDialog } from '../ui/question-dialog';
import { useStaffQuery } from '../ui/staff-query';
import { Checkbox, toggled } from '../ui/checkbox';

const { closing: texts } = adminHiring;

const BulkReplyDialog = lazyDialog(
  async () => (await import('../replies/bulk-reply-dialog')).BulkReplyDialog,
);

/** Statuses that are not declined by default: an interviewed applicant hears it from a person. */
const initiallyLeftOut: readonly Status[] = ['interviewed'];

interface ClosingQuestionProps {
  posting: { id: string; title: string };
  undecided: number;
  /** Closes the posting and returns whether that worked; without it, it is closed already. */
  closePosting?: () => Promise<boolean>;
  onEnd: () => void;
}

/** Asks which applicants of a posting are declined, and then shows the reply to them, with a reason. */
export function ClosingQuestion({ posting, undecided, closePosting, onEnd }: ClosingQuestionProps) {
  const templates = useTemplates(careerApplications.table);
  const applicants = useStaffQuery(undecidedQuery(posting.id));
  const [leftOut, setLeftOut] = useState<readonly string[]>(initiallyLeftOut);
  const [step, setStep] = useState<'asking' | 'asked' | 'writing'>('asking');
  /** Set before the question closes, which the reply then follows. */
  const willWrite = useRef(false);
  const recipients = withoutLeftOut(applicants.data ?? [], leftOut);
  const toggle = (statusOrId: string) => setLeftOut(toggled(leftOut, statusOrId));
  const title = isolate(posting.title);
  async function close(isFollowedByReply: boolean) {
    const isClosed = closePosting ? await closePosting() : true;
    willWrite.current = isClosed && isFollowedByReply;
    return undefined;
  }
  if (step === 'asked') return null;
  if (step === 'writing' && templates) {
    return (
      <BulkReplyDialog
        kind={careerApplications}
        records={recipients}
        initialName="decline"
        onClose={onEnd}
        onSent={onEnd}
      />
    );
  }
  return (
    <QuestionDialog
      title={closePosting ? texts.title(title, undecided) : texts.tell(title)}
      text={texts.text}
      {...(closePosting && { otherAnswer: { label: texts.only, onChoose: () => close(false) } })}
      yes={(closePosting ? texts.write : texts.writeTo)(recipients.length)}
      isReady={() => recipients.length > 0 && templates !== undefined}
      onYes={() => close(true)}
      onClose={() => {
        if (!willWrite.current) return onEnd();
        flushSync(() => setStep('asked'));
        afterFocusReturn(() => setStep('writing'));
      }}
    >
      <QueryContent texts={texts} query={applicants} rows={2}>
        {(records) => <ApplicantChoice applicants={records} leftOut={leftOut} onToggle={toggle} />}
      </QueryContent>
    </QuestionDialog>
  );
}

const withoutLeftOut = (applicants: readonly StaffRecord[], leftOut: readonly string[]) =>
  applicants.filter(({ id, status }) => !leftOut.includes(id) && !leftOut.includes(status ?? ''));

interface ApplicantChoiceProps {
  applicants: readonly StaffRecord[];
  /** Statuses, and ids of single applicants. */
  leftOut: readonly string[];
  onToggle: (statusOrId: string) => void;
}

function ApplicantChoice({ applicants, leftOut, onToggle }: ApplicantChoiceProps) {
  const listed = applicants.filter(({ status }) => !leftOut.includes(status ?? ''));
  const leftOutCount = listed.length - withoutLeftOut(applicants, leftOut).length;
  const boxProps = (statusOrId: string) => ({
    checked: !leftOut.includes(statusOrId),
    onChange: () => onToggle(statusOrId),
  });
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-semibold">{texts.whom}</legend>
        <div className="flex flex-wrap gap-x-5">
          {declinableStatuses.map((status) => {
            const count = applicants.filter((one) => one.status === status).length;
            if (count === 0) return null;
            return (
              <Checkbox key={status} {...boxProps(status)}>
                {statusBadge(careerApplications, status).label}{' '}
                <span className="text-quiet tabular-nums">{count}</span>
              </Checkbox>
            );
          })}
        </div>
      </fieldset>
      <details>
        <summary className="w-fit cursor-pointer text-link pointer-coarse:py-2.5">
          {leftOutCount > 0 ? texts.leftOut(leftOutCount) : texts.leaveOut}
        </summary>
        <div className="mt-1 grid max-h-48 gap-x-5 overflow-y-auto sm:grid-cols-2">
          {listed.map((one) => (
            <Checkbox key={one.id} {...boxProps(one.id)}>
              <bdi className="min-w-0 wrap-anywhere">
                {stripBidiControls(recordName(careerApplications, one))}
              </bdi>
            </Checkbox>
          ))}
        </div>
      </details>
    </>
  );
}

function undecidedQuery(postingId: string) {
  return queryOptions({
    queryKey: [careerApplications.table, 'undecided', postingId],
    queryFn: async ({ signal }) => {
      const filters = { status: declinableStatuses.join(), posting: postingId, decision: 'none' };
      const view = { ...defaultView, filters };
      const columns = ['id', 'status', 'created_at', 'updated_at', ...careerApplications.nameParts];
      return readAllRows(careerApplications, view, columns.join(','), signal);
    },
    // Those who were chosen stay while the text is written.
    staleTime: 'static',
    gcTime: 0,
  });
}
