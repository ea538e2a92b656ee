import { Link } from 'react-router-dom';
import { admin } from '@/content/admin';
import { RecordListView } from './record-list-view';
import type { RecordList } from './submissions';

interface RecordTabProps {
  lists: readonly RecordList[];
  /** The one that is shown. */
  list: RecordList;
}

/** A tab of records; where it has several lists, links lead from one to the other. */
export function RecordTab({ lists, list }: RecordTabProps) {
  const links = lists.length > 1 && (
    <nav aria-label={admin.dashboard.contactLists} className="flex gap-6">
      {lists.map(({ path, texts }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === list.path ? 'page' : undefined}
          className="inline-flex min-h-11 items-center text-quiet hover:text-text aria-[current=page]:font-bold aria-[current=page]:text-text"
        >
          {texts.title}
        </Link>
      ))}
    </nav>
  );
  return <RecordListView key={list.table} list={list} links={links} />;
}
