import { adminLists } from '@/content/en/admin-lists';
import { ownValue } from '@/lib/own-value';
import { useOptions, valueText, type FilterField } from './filter-options';
import { useOpenList } from './list-context';
import { anyOpen, readSort, writeSort, type ListView } from './list-view';

const { unknown } = adminLists.filters;

/** What a list is narrowed or sorted by in one field, and how that changes. */
export function useChoice(field: FilterField) {
  const { list, view, change, setFilter } = useOpenList();
  const options = useOptions(list, field, false);
  const { kind, param } = field;
  const chosen = chosenIn(view, field);

  const wordsOf = (value: string) => {
    const known = options?.find(([one]) => one === value)?.[1];
    const isLoading = !options && kind !== 'value';
    return (
      known ?? ownValue<string>(unknown, kind) ?? (isLoading ? '…' : valueText(field.field, value))
    );
  };

  function set(values: readonly string[]) {
    const [value = ''] = values;
    if (kind === 'status') change({ statuses: values });
    else if (kind === 'dates') change({ dates: value });
    else if (kind === 'sort') change({ sort: readSort(list, value) });
    else setFilter(param, value);
  }

  /** Statuses add up; of other values there is one. A value that is chosen again goes. */
  function choose(value: string) {
    const isAdded = kind === 'status' && value !== anyOpen;
    const others = isAdded ? chosen.filter((one) => one !== anyOpen && one !== value) : [];
    set(chosen.includes(value) ? others : [...others, value]);
  }

  return { chosen, words: chosen.map(wordsOf).join(', '), choose, clear: () => set([]) };
}

function chosenIn(view: ListView, { kind, param }: FilterField): readonly string[] {
  if (kind === 'status') return view.statuses;
  if (kind === 'sort') return view.sort ? [writeSort(view.sort)] : [];
  const value = kind === 'dates' ? view.dates : view.filters[param];
  return value ? [value] : [];
}
