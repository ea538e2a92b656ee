import { useState } from 'react';
import { adminWork as texts } from '@/content/en/admin-work';
import type { WorkView } from '../records/tabs';
import { EmptyState } from '../ui/list-states';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { workPageSize, workQuery } from './work-queries';
import { WorkRows } from './work-rows';

export function WorkScreen({ view }: { view: WorkView }) {
  const [limit, setLimit] = useState(workPageSize);
  const work = useStaffQuery(workQuery(view, limit));
  return (
    <QuerySection
      as="screen"
      texts={{ ...texts, title: texts.views[view] }}
      query={work}
      className="max-w-4xl"
    >
      {(rows) => (
        <>
          {rows.length > 0 ? <WorkRows rows={rows} /> : <EmptyState text={texts.emptyView} />}
          {rows.length >= limit && (
            <ToolButton variant="text" onClick={() => setLimit(limit + workPageSize)}>
              {texts.showMore}
            </ToolButton>
          )}
        </>
      )}
    </QuerySection>
  );
}
