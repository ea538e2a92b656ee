import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from '@/components/ui/link';
import { adminSearch as texts } from '@/content/en/admin-search';
import { referenceOf } from '@/lib/reference';
import { FoundEntries } from './found-entries';
import { searchQuery, type Found, type FoundInList as InList } from './search-query';
import {
  defaultView,
  isSearchable,
  maxSearchLength,
  readSearch,
  writeView,
} from '../list/list-view';
import { excerptOf, markWords } from '../list/marked-words';
import { Marked, SearchWords, useSearchWords } from '../list/search-words';
import type { RecordList, StaffRecord } from '../records/record-list';
import { Dialog, DialogActions } from '../ui/dialog';
import { fieldText } from '../ui/field-text';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { TimeAgo } from '../ui/time-ago';
import { InSpam } from '../list/in-spam';
import { nameOf } from '../ui/name-of';

const debounceMs = 300;

interface SearchDialogProps {
  /** What was typed before the field had the focus. */
  early: string;
  /** The field has it. */
  onReady: () => void;
  onClose: () => void;
}

export function SearchDialog({ early, onReady, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const { tables } = useStaffUser();
  const query = useStaffQuery(searchQuery(search, tables));
  const { data, isError, isPlaceholderData, refetch } = query;
  const isCurrent = search !== '' && readSearch(text) === search && !isPlaceholderData;

  useEffect(() => {
    const timer = setTimeout(() => setSearch(readSearch(text)), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Dialog title={texts.title} text={texts.text} focus="input" onClose={onClose}>
      <div ref={area} role="presentation" onKeyDown={moveFocus} className="flex flex-col gap-4">
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            setSearch(readSearch(text));
            if (isCurrent) area.current?.querySelector('a')?.click();
          }}
        >
          <input
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={maxSearchLength}
            aria-label={texts.title}
            value={text}
            onFocus={() => {
              if (early) setText(early);
              onReady();
            }}
            onChange={(event) => setText(event.target.value)}
            className="h-11 w-full rounded border border-edge bg-paper px-3"
          />
        </form>
        <output className={isCurrent && data && !isEmpty(data) ? 'sr-only' : 'text-quiet'}>
          {text.trim() !== '' && !isSearchable(text)
            ? texts.tooShort
            : isCurrent && data && announce(data)}
        </output>
        {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
        {search !== '' && !data && !isError && <Skeleton label={texts.loading} rows={3} />}
        <SearchWords search={search}>
          {search !== '' && data && (
            <>
              {data.lists.map((found) => (
                <FoundInList
                  key={found.list.table}
                  found={found}
                  search={search}
                  onClose={onClose}
                />
              ))}
              <FoundEntries entries={data.entries} onFollow={onClose} />
              {data.hasMore && <p className="text-quiet">{texts.newest}</p>}
            </>
          )}
        </SearchWords>
      </div>
      <DialogActions cancel={texts.close} />
    </Dialog>
  );
}

interface FoundInListProps {
  found: InList;
  search: string;
  onClose: () => void;
}

function FoundInList({ found, search, onClose }: FoundInListProps) {
  const { list, rows, hasMore, inSpam } = found;
  const { title } = list.texts;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold text-quiet">{title}</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line empty:hidden">
        {rows.map((record) => (
          <li key={record.id}>
            <Link
              to={`${list.path}/${record.id}`}
              onClick={onClose}
              className="flex flex-wrap items-baseline justify-between gap-x-3 px-1 py-2 hover:text-link"
            >
              <bdi className="min-w-0 font-semibold wrap-anywhere">
                <Marked text={nameOf(list, record)} />
              </bdi>{' '}
              <span className="text-quiet">
                <TimeAgo timestamp={record.created_at} />
              </span>{' '}
              <span className="min-w-0 basis-full wrap-anywhere text-quiet">
                <Details list={list} record={record} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Link
          to={`${list.path}?${writeView({ ...defaultView, search })}`}
          onClick={onClose}
          className="inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {texts.all(title)}
        </Link>
      )}
      <InSpam list={list} search={search} count={inSpam} onFollow={onClose} />
    </section>
  );
}

/** Who it is, and the text that was found where neither the name nor these have a word of the search. */
function Details({ list, record }: { list: RecordList; record: StaffRecord }) {
  const words = useSearchWords();
  const { person, company, visitors, fields } = list;
  const details = [
    ...[person, company, 'email'].map((name) => (name ? fieldText(name, record[name]) : '')),
    visitors ? referenceOf(record.id) : '',
  ].filter(Boolean);
  const hasWord = (text: string) => markWords(text, words).some(({ isMarked }) => isMarked);
  const isShown = [nameOf(list, record), ...details].some(hasWord);
  const found = isShown
    ? undefined
    : Object.keys(fields)
        .map((name) => fieldText(name, record[name]))
        .find(hasWord);
  return (
    <>
      <Marked text={details.join(', ')} />
      {found && (
        <span className="block">
          <Marked text={excerptOf(found, words)} />
        </span>
      )}
    </>
  );
}

function announce(found: Found): string {
  const shown = found.lists.reduce((sum, { rows }) => sum + rows.length, found.entries.length);
  return isEmpty(found) ? texts.none : texts.found(shown);
}

const isEmpty = ({ lists, entries }: Found) => lists.length + entries.length === 0;

/** Moves the focus between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
