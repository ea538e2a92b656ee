import { Check, Minus } from 'lucide-react';
import { adminLists } from '@/content/en/admin-lists';
import { referenceOf } from '@/lib/reference';
import { useOpenList } from './list-context';
import type { Selection } from './list-selection';
import type { StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { nameOf } from '../ui/name-of';

export function SelectPage({ selection: { ids, select } }: { selection: Selection }) {
  const { rows = [] } = useOpenList();
  const all = rows.every(({ id }) => ids.has(id));
  return (
    <Checkbox
      label={adminLists.selection.all}
      checked={all}
      some={rows.some(({ id }) => ids.has(id))}
      onToggle={() => select(rows, !all)}
    />
  );
}

interface SelectRowProps {
  selection: Selection;
  record: StaffRecord;
}

export function SelectRow({ selection: { ids, toggle }, record }: SelectRowProps) {
  const { list, rows = [] } = useOpenList();
  const name = nameOf(list, record);
  const namesakes = rows.filter((row) => nameOf(list, row) === name);
  const reference = namesakes.length > 1 ? referenceOf(record.id) : undefined;
  return (
    <Checkbox
      label={adminLists.selection.select(isolated(name), reference)}
      checked={ids.has(record.id)}
      onToggle={(isRange) => toggle(record.id, isRange)}
    />
  );
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  some?: boolean;
  onToggle: (isRange: boolean) => void;
}

const mark = 'pointer-events-none col-start-1 row-start-1 hidden size-3 text-on-action';

function Checkbox({ label, checked, some = false, onToggle }: CheckboxProps) {
  return (
    <label className="grid h-8 w-9 cursor-pointer place-items-center pointer-coarse:size-11">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked;
        }}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="peer col-start-1 row-start-1 size-4 cursor-pointer appearance-none rounded-[0.25rem] border border-edge bg-sand checked:border-link checked:bg-action indeterminate:border-link indeterminate:bg-action"
      />
      <Check aria-hidden className={`${mark} peer-checked:block`} strokeWidth={3.5} />
      <Minus aria-hidden className={`${mark} peer-indeterminate:block`} strokeWidth={3.5} />
    </label>
  );
}
