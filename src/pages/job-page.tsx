import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ClosingBand } from '@/components/sections/closing-band';
import type { PostingTexts } from '@/content/texts';
import { isJobId, jobPath, tidyJobId } from '@/features/jobs/job';
import { JobView } from '@/features/jobs/posting/job-view';

/** The page of one posting, /careers/<id>. */
export function JobPage({ texts }: { texts: PostingTexts }) {
  const navigate = useNavigate();
  const [asked = ''] = useLocation().pathname.split('/').slice(2);
  const id = tidyJobId(asked);
  const cut = id !== asked && isJobId(id);
  useEffect(() => {
    if (cut) void navigate(jobPath(id), { replace: true });
  }, [cut, id, navigate]);

  return (
    <>
      <JobView id={id} texts={texts} />
      <ClosingBand sentence={texts.closing} />
    </>
  );
}
