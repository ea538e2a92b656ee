import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminDetail } from '@/content/en/admin-detail';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { randomId } from '@/lib/random-id';
import { useNeighbours } from '../record/record-neighbours';
import { RecordPanel } from '../record/record-panel';
import { Timeline } from '../record/timeline';
import { readJobDraft } from './use-job-form';
import { JobForm } from './job-form';
import { ClosingQuestion } from './closing-question';
import { createPosting, canApply, postingQuery, valuesOf, type Posting } from './job-queries';
import { jobSchema } from './job-schema';
import { ApplicantLinks } from '../ui/applicant-links';
import { applicantsQuery, undecidedCount } from '../ui/applicants';
import { stripBidiControls } from '../ui/direction';
import { Notice } from '../ui/notice';
import { useStaffUser } from '../ui/staff-user';
import { StatusChip } from '../ui/status-chip';
import { jobPostings } from '../records/job-postings';
import { isRecordId } from '../records/record-kind';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';

const { job } = adminDetail;
const { applicants: applicantsTitle, copy: copyTexts, closing } = adminHiring;

/** A posting and its form; its `id` is `new` before it is stored. */
export function JobPanel({ id, listUrl }: { id: string; listUrl: string }) {
  const user = useStaffUser();
  const navigate = useNavigate();
  const isNew = id === 'new';
  const hasValidId = isRecordId(id);
  const query = useStaffQuery({ ...postingQuery(id), enabled: hasValidId });
  const { data } = query;
  const neighbours = useNeighbours(id);
  // The version that the form or its draft began with; the form stays open when somebody else deletes the posting.
  const [opened, setOpened] = useState<Posting | undefined>(
    () => readJobDraft(user.id, id)?.base ?? undefined,
  );
  if (data && !opened) setOpened(data);
  const urlOf = (postingId: string) =>
    listUrl.replace(jobPostings.path, `${jobPostings.path}/${postingId}`);
  const hasForm = isNew || (opened && data !== undefined);
  const isMissing = !isNew && !hasForm && (!hasValidId || data === null);
  const title = isNew ? job.createTitle : stripBidiControls((data ?? opened)?.title ?? '');
  return (
    <RecordPanel
      title={title || jobPostings.texts.title}
      status={data && <StatusChip kind={jobPostings} record={data} />}
      subtitle={data?.sample && <p className="text-[0.8125rem] text-quiet">{adminLists.sample}</p>}
      listUrl={listUrl}
      neighbours={neighbours}
      query={query}
      isMissing={isMissing}
    >
      {data && (
        <>
          <section aria-label={applicantsTitle} className="mt-3">
            <ApplicantLinks postingId={id} hasWords />
          </section>
          <CopyPosting posting={data} onCopied={(copyId) => void navigate(urlOf(copyId))} />
          {!canApply(data) && <UndecidedNotice posting={data} />}
        </>
      )}
      {hasForm && (
        <JobForm
          id={id}
          opened={opened ?? null}
          latest={data ?? null}
          onCreated={(posting) => void navigate(urlOf(posting.id), { replace: true })}
          onDeleted={() => void navigate(listUrl)}
        />
      )}
      {data && <Timeline table="job_postings" recordId={id} />}
    </RecordPanel>
  );
}

function CopyPosting({ posting, onCopied }: { posting: Posting; onCopied: (id: string) => void }) {
  const { run, isPending } = useCommand({
    run: async () => {
      const id = randomId();
      const values = { ...valuesOf(posting), status: 'draft', closes_on: '' };
      await createPosting(id, jobSchema.parse(values));
      return id;
    },
    changes: ['job_postings'],
    done: copyTexts.done,
    failed: copyTexts.failed,
    onDone: onCopied,
  });
  return (
    <ToolButton className="mt-2" inactive={isPending} onClick={() => void run()}>
      {isPending ? copyTexts.busy : copyTexts.open}
    </ToolButton>
  );
}

function UndecidedNotice({ posting }: { posting: { id: string; title: string } }) {
  const [isAsking, setAsking] = useState(false);
  const { data } = useStaffQuery(applicantsQuery);
  const undecided = undecidedCount(data, posting.id);
  if (undecided === 0 && !isAsking) return null;
  return (
    <>
      <Notice
        icon={MailQuestion}
        tone="warning"
        isStatus
        action={
          <ToolButton onClick={() => setAsking(true)}>{closing.writeTo(undecided)}</ToolButton>
        }
      >
        {closing.notice(undecided)}
      </Notice>
      {isAsking && <ClosingQuestion {...{ posting, undecided }} onEnd={() => setAsking(false)} />}
    </>
  );
}
