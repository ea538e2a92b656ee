import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminDetail } from '@/content/en/admin-detail';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { useNeighbours } from '../record/record-neighbours';
import { RecordPanel } from '../record/record-panel';
import { Timeline } from '../record/timeline';
import { jobDraftOf } from './use-job-form';
import { CopyPosting } from './copy-posting';
import { JobForm } from './job-form';
import { isOpen, postingQuery, type Posting } from './job-queries';
import { UndecidedNotice } from './undecided-notice';
import { ApplicantLinks } from '../ui/applicant-links';
import { unturned } from '../ui/direction';
import { useStaffUser } from '../ui/staff-user';
import { StatusChip } from '../ui/status-chip';
import { jobPostings } from '../records/job-postings';
import { isRecordId } from '../records/tabs';
import { useStaffQuery } from '../ui/staff-query';

const { job } = adminDetail;

interface JobPanelProps {
  /** The posting's id, or `new` before it is stored. */
  id: string;
  listUrl: string;
}

export function JobPanel({ id, listUrl }: JobPanelProps) {
  const user = useStaffUser();
  const navigate = useNavigate();
  const isNew = id === 'new';
  const known = isRecordId(id);
  const { data, isError, refetch } = useStaffQuery({ ...postingQuery(id), enabled: known });
  const neighbours = useNeighbours(id);

  // The version that the form opens with, or the one that the draft started from. The form stays open when
  // somebody else deletes the posting.
  const [opened, setOpened] = useState<Posting | undefined>(
    () => jobDraftOf(user.id, id).read()?.base ?? undefined,
  );
  if (data && !opened) setOpened(data);

  const urlOf = (posting: string) =>
    listUrl.replace(jobPostings.path, `${jobPostings.path}/${posting}`);

  const form = isNew || (opened && data !== undefined);
  const missing = !isNew && !form && (!known || data === null);
  const title = isNew ? job.createTitle : unturned((data ?? opened)?.title ?? '');

  return (
    <RecordPanel
      title={title || jobPostings.texts.title}
      status={data && <StatusChip list={jobPostings} record={data} />}
      head={data?.sample && <p className="text-[0.8125rem] text-quiet">{adminLists.sample}</p>}
      listUrl={listUrl}
      neighbours={neighbours}
      {...(data && { link: `${jobPostings.path}/${id}` })}
      failed={isError}
      missing={missing}
      loading={!form}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <section aria-label={adminHiring.applicants} className="mt-3">
            <ApplicantLinks id={id} worded />
          </section>
          <CopyPosting posting={data} onCopied={(copy) => void navigate(urlOf(copy))} />
          {!isOpen(data) && <UndecidedNotice posting={data} />}
        </>
      )}
      {form && (
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
