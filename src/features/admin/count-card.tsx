import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '@/content/admin';
import { countQuery } from './record-queries';
import type { RecordList } from './submissions';

/** How many records a list holds; leads there. A count that fails is logged and shown as a dash. */
export function CountCard({ list }: { list: RecordList }) {
  const { data, error } = useQuery(countQuery(list.table));

  useEffect(() => {
    if (error) console.error(`counting ${list.table} failed:`, error);
  }, [error, list.table]);

  return (
    <li className="border-hairline odd:border-e max-lg:nth-[n+3]:border-t lg:not-last:border-e">
      <Link
        to={list.path}
        className="group flex h-full flex-col gap-1 px-4 py-4 transition-colors hover:bg-raised md:px-5 md:py-5"
      >
        <span className="flex items-center justify-between gap-2 text-quiet group-hover:text-text">
          {list.texts.card}
          <ArrowRight aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
        </span>
        <span className="text-[1.875rem] leading-tight font-bold tracking-tight tabular-nums">
          {data !== undefined && data.toLocaleString('en')}
          {data === undefined && error && <Unknown />}
          {data === undefined && !error && <Waiting />}
        </span>
      </Link>
    </li>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{admin.overview.countUnknown}</span>
    </>
  );
}

function Waiting() {
  return (
    <>
      <span aria-hidden className="inline-block h-5 w-14 animate-pulse rounded-full bg-hairline" />
      <span className="sr-only">{admin.loading}</span>
    </>
  );
}
