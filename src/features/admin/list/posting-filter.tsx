import { adminLists } from '@/content/en/admin-lists';
import { sorted } from '@/lib/arrays';
import { Choice } from './choice';
import { useOpenList } from './list-context';
import { applicantsQuery, sumOf } from '../ui/applicants';
import { unturned } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';

const { filters: texts } = adminLists;

/** Offers every posting that somebody applied for, including deleted ones. */
export function PostingFilter() {
  const { view, change } = useOpenList();
  const { data } = useStaffQuery(applicantsQuery);
  const titles = new Map(data?.map(({ posting_id, title }) => [posting_id, unturned(title)]));
  const options = sorted([...titles], ([, one], [, other]) => one.localeCompare(other, 'en')).map(
    ([id, title]) => [id, texts.postingOption(title, sumOf(data, id))] as const,
  );
  const isUnknown = view.posting && !titles.has(view.posting);
  return (
    <Choice
      label={texts.posting}
      isActive={view.posting !== undefined}
      value={view.posting ?? ''}
      options={[
        ['', texts.anyPosting],
        ...(isUnknown ? [[view.posting ?? '', data ? texts.unknownPosting : '…'] as const] : []),
        ...options,
      ]}
      onChoose={(id) => change({ posting: id || undefined })}
    />
  );
}
