import { useLocation } from 'react-router-dom';
import { Closing } from '@/components/dial/closing';
import type { PostingTexts } from '@/content/texts';
import { normalizeJobId } from '@/features/careers/job-id';
import { JobView } from '@/features/careers/posting/job-view';

export function JobPage({ texts }: { texts: PostingTexts }) {
  const [, id = ''] = useLocation().pathname.split('/').filter(Boolean);
  return (
    <>
      <JobView id={normalizeJobId(id)} texts={texts} />
      <Closing sentence={texts.closing} />
    </>
  );
}
