import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { ListFilters } from './list-filters';
import { ListSearchField } from './list-search-field';
import { everything, type ListView } from './list-view';
import { ToolButton } from '../ui/tool-button';

interface ToolbarProps {
  search: RefObject<HTMLInputElement | null>;
  /** Whether the records stand as a table, whose headings sort it. */
  wide: boolean;
  onLeaveSearch: () => void;
}

export function ListToolbar({ search, wide, onLeaveSearch }: ToolbarProps) {
  const { list, view, change } = useOpenList();
  const [open, setOpen] = useState(false);
  const filters = useId();
  const active = activeFilters(view);

  return (
    <search
      aria-label={adminLists.search.landmark(list.texts.title)}
      className="flex flex-wrap items-center gap-2 pb-2"
    >
      <ListSearchField field={search} onLeave={onLeaveSearch} />
      <ToolButton
        aria-expanded={open}
        aria-controls={filters}
        onClick={() => setOpen(!open)}
        className="md:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4.5" strokeWidth={1.5} />
        {adminLists.filters.open}
        {active > 0 && (
          <span className="text-brand">
            {active}
            <span className="sr-only">{adminLists.filters.active(active)}</span>
          </span>
        )}
      </ToolButton>
      <div
        id={filters}
        className={cx(
          'flex-wrap items-center gap-2 max-md:w-full max-md:grid-cols-2 md:flex',
          open ? 'max-md:grid' : 'max-md:hidden',
        )}
      >
        <ListFilters
          withSort={!wide}
          onClear={() => {
            change(everything);
            search.current?.focus();
          }}
        />
      </div>
    </search>
  );
}

function activeFilters({ statuses, dates, suspects, locale }: ListView): number {
  return [statuses.length > 0, dates !== '', suspects !== 'shown', locale].filter(Boolean).length;
}
