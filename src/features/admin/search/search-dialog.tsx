import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { adminLists } from '@/content/en/admin-lists';
import { adminSearch as texts } from '@/content/en/admin-search';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import { excerptOf } from './excerpt';
import { searchQuery, type SearchResults, type EntryMatch, type ListMatches } from './search-query';
import { defaultView, writeView } from '../list/list-view';
import { isSearchable, readSearch, searchDebounceMs, searchInputProps } from '../list/search-text';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { recordKindOf } from '../records/tabs';
import { stripBidiControls } from '../ui/direction';
import { Dialog, DialogActions } from '../ui/dialog';
import { fieldText, recordName } from '../ui/field-text';
import { QueryContent } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { TimeAgo } from '../ui/time-ago';
import { dateOf, dayIn, dayText } from '../ui/timestamps';

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const { search, searchNow } = useDelayedSearch(text);
  const area = useRef<HTMLDivElement>(null);
  const query = useStaffQuery(searchQuery(search, useStaffUser().tables));
  const isCurrent = search !== '' && readSearch(text) === search && !query.isPlaceholderData;

  return (
    <Dialog title={texts.title} text={texts.text} focus="input" onClose={onClose}>
      <div
        ref={area}
        role="presentation"
        onKeyDown={moveFocus}
        onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
        className="flex flex-col gap-4"
      >
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            searchNow();
            if (isCurrent) area.current?.querySelector('a')?.click();
          }}
        >
          <input
            {...searchInputProps}
            aria-label={texts.title}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="h-11 w-full rounded border border-edge bg-paper px-3"
          />
        </form>
        <output className="text-quiet">
          {text.trim() !== '' && !isSearchable(text)
            ? texts.tooShort
            : isCurrent && query.data && announcementOf(query.data)}
        </output>
        {search !== '' && (
          <QueryContent texts={texts} query={query} rows={3}>
            {(results) => <Matches {...results} search={search} />}
          </QueryContent>
        )}
      </div>
      <DialogActions cancel={texts.close} />
    </Dialog>
  );
}

/** Returns the search for a typed text after a pause in typing, or once `searchNow` is called. */
function useDelayedSearch(text: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(readSearch(text)), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { search, searchNow: () => setSearch(readSearch(text)) };
}

function Matches({ lists, entries, hasMore, search }: SearchResults & { search: string }) {
  return (
    <>
      {lists.map((matches) => (
        <ListSection key={matches.kind.table} {...matches} search={search} />
      ))}
      <EntrySection entries={entries} search={search} />
      {hasMore && <p className="text-quiet">{texts.newest}</p>}
    </>
  );
}

function ListSection({ kind, rows, hasMore, search }: ListMatches & { search: string }) {
  const { title } = kind.texts;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold text-quiet">{title}</h3>
      <ul className={matchListStyle}>
        {rows.map((record) => (
          <MatchRow
            key={record.id}
            to={`${kind.path}/${record.id}`}
            name={recordName(kind, record)}
            when={<TimeAgo timestamp={record.created_at} />}
          >
            {detailsOf(kind, record)}
          </MatchRow>
        ))}
      </ul>
      {hasMore && (
        <Link
          to={`${kind.path}?${writeView({ ...defaultView, search })}`}
          className="inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {texts.all(title)}
        </Link>
      )}
    </section>
  );
}

function EntrySection({ entries, search }: { entries: readonly EntryMatch[]; search: string }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={texts.entries.title}>
      <h3 className="font-semibold text-quiet">{texts.entries.title}</h3>
      <ul className={matchListStyle}>
        {entries.map((entry, index) => {
          const kind = recordKindOf(entry.table_name);
          if (!kind) return null;
          const describeDate = ownValue(texts.entries.where, entry.kind);
          return (
            <MatchRow
              key={index}
              to={`${kind.path}/${entry.record_id}`}
              name={stripBidiControls([entry.person, entry.company].filter(Boolean).join(', '))}
              when={describeDate?.(dayText(dayIn(undefined, dateOf(entry.at))))}
            >
              {kind.texts.title},{' '}
              <span className="tabular-nums">{referenceOf(entry.record_id)}</span>
              {entry.spam_suspected && (
                <span className="font-semibold text-warning">, {adminLists.spam_suspected}</span>
              )}
              <span dir="auto" className="block">
                {excerptOf(stripBidiControls(entry.excerpt), search)}
              </span>
            </MatchRow>
          );
        })}
      </ul>
    </section>
  );
}

interface MatchRowProps {
  to: string;
  name: string;
  when: ReactNode;
  children: ReactNode;
}

const matchListStyle = 'mt-1 divide-y divide-line border-y border-line empty:hidden';

function MatchRow({ to, name, when, children }: MatchRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex flex-wrap items-baseline justify-between gap-x-3 px-1 py-2 hover:text-link"
      >
        <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>{' '}
        <span className="text-quiet">{when}</span>{' '}
        <span className="min-w-0 basis-full wrap-anywhere text-quiet">{children}</span>
      </Link>
    </li>
  );
}

function detailsOf({ person, company, isFromVisitors }: RecordKind, record: StaffRecord): string {
  const details = [person, company, 'email'].map((name) =>
    name ? fieldText(name, record[name]) : '',
  );
  return [...details, isFromVisitors ? referenceOf(record.id) : ''].filter(Boolean).join(', ');
}

function announcementOf({ lists, entries }: SearchResults): string {
  const count = lists.reduce((sum, { rows }) => sum + rows.length, entries.length);
  return count > 0 ? texts.found(count) : texts.none;
}

const stepByKey = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = ownValue(stepByKey, event.key);
  if (!step || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  event.preventDefault();
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[current + step]?.focus();
}
