import { Link } from '@/components/ui/link';
import { adminLists } from '@/content/en/admin-lists';
import { adminSearch } from '@/content/en/admin-search';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import type { FoundEntry } from './search-query';
import { excerptOf } from '../list/marked-words';
import { Marked, useSearchWords } from '../list/search-words';
import { listOf } from '../records/tabs';
import { unturned } from '../ui/direction';
import { dateOf, dateText } from '../ui/timestamps';

const { entries: texts } = adminSearch;

interface FoundEntriesProps {
  entries: readonly FoundEntry[];
  onFollow: () => void;
}

/** The notes, replies and answers that have the words of a search, each with a link to its record. */
export function FoundEntries({ entries, onFollow }: FoundEntriesProps) {
  const words = useSearchWords();
  if (entries.length === 0) return null;
  return (
    <section aria-label={texts.title}>
      <h3 className="font-semibold text-quiet">{texts.title}</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {entries.map(({ kind, table_name, record_id, at, excerpt, ...record }, index) => {
          const list = listOf(table_name);
          if (!list) return null;
          const who = [record.person, record.company].filter(Boolean).join(', ');
          return (
            <li key={index}>
              <Link
                to={`${list.path}/${record_id}`}
                onClick={onFollow}
                className="flex flex-wrap items-baseline justify-between gap-x-3 px-1 py-2 hover:text-link"
              >
                <bdi className="min-w-0 font-semibold wrap-anywhere">
                  <Marked text={unturned(who)} />
                </bdi>{' '}
                <span className="text-quiet">
                  {ownValue(texts.where, kind)?.(dateText(dateOf(at)))}
                </span>{' '}
                <span className="min-w-0 basis-full wrap-anywhere text-quiet">
                  {list.texts.title}, <span className="tabular-nums">{referenceOf(record_id)}</span>
                  {record.spam_suspected && (
                    <span className="font-semibold text-warning">
                      , {adminLists.spam_suspected}
                    </span>
                  )}
                  <span dir="auto" className="block">
                    <Marked text={excerptOf(unturned(excerpt), words)} />
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
