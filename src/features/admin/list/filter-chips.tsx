import { X } from 'lucide-react';
import { adminLists } from '@/content/en/admin-lists';
import { useFilterWords } from './filter-options';
import { filtersOf, labelOf, type ViewFilter } from './filters';
import { useOpenList } from './list-context';
import { hasFilters } from './list-view';
import { ToolButton } from '../ui/tool-button';

const { filters: texts } = adminLists;

interface FilterChipsProps {
  onRemove: () => void;
  onClear: () => void;
  canExport: boolean;
  onExport: () => void;
}

export function FilterChips({ onRemove, onClear, canExport, onExport }: FilterChipsProps) {
  const { kind, view } = useOpenList();
  if (!hasFilters(view)) return null;
  return (
    <ul aria-label={texts.set} className="flex flex-wrap items-center gap-1.5 pb-2">
      {filtersOf(kind)
        .filter(({ param }) => view.filters[param])
        .map((filter) => (
          <FilterChip key={filter.param} filter={filter} onRemove={onRemove} />
        ))}
      <li>
        <ToolButton variant="text" className="min-h-7!" onClick={onClear}>
          {texts.clear}
        </ToolButton>
        <ToolButton variant="text" className="min-h-7!" inactive={!canExport} onClick={onExport}>
          {adminLists.export.all}
        </ToolButton>
      </li>
    </ul>
  );
}

function FilterChip({ filter, onRemove }: { filter: ViewFilter; onRemove: () => void }) {
  const { kind, setFilter } = useOpenList();
  const words = useFilterWords(filter);
  const label = labelOf(kind, filter);
  return (
    <li className="inline-flex max-w-full min-w-0 items-center rounded-md border border-link bg-action/8 ps-2">
      <span className="min-w-0 truncate py-1">
        {label}: <bdi className="font-semibold">{words}</bdi>
      </span>
      <button
        type="button"
        aria-label={texts.remove(label)}
        title={texts.remove(label)}
        onClick={() => {
          onRemove();
          setFilter(filter.param, '');
        }}
        className="grid size-7 shrink-0 place-items-center text-quiet hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" strokeWidth={2} />
      </button>
    </li>
  );
}
