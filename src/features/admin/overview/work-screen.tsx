import { useState } from 'react';
import { adminWork as texts } from '@/content/en/admin-work';
import type { WorkView } from '../records/tabs';
import { Empty, Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { workPage, workQuery } from './work-query';
import { WorkRows } from './work-rows';

/** Open records of every kind that a view names, by what is due. */
export function WorkScreen({ view }: { view: WorkView }) {
  const [most, setMost] = useState(workPage);
  const { data, isError, refetch } = useStaffQuery(workQuery(view, most));
  return (
    <section aria-labelledby="work" className="max-w-4xl">
      <h2 id="work" className="pb-2 text-heading">
        {texts.views[view]}
      </h2>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} />}
      {data?.length === 0 && <Empty text={texts.emptyView} />}
      {data && data.length > 0 && <WorkRows rows={data} grouped />}
      {data && data.length >= most && (
        <ToolButton variant="text" onClick={() => setMost(most + workPage)}>
          {texts.showMore}
        </ToolButton>
      )}
    </section>
  );
}
