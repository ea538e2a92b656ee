import { adminLists } from '@/content/en/admin-lists';
import { useOpenList } from './list-context';
import type { StaffRecord } from '../records/record-kind';
import { isolate } from '../ui/direction';
import { recordName } from '../ui/field-text';

export function PageCheckbox() {
  const { rows = [], selection } = useOpenList();
  const { ids, select } = selection;
  const isAllSelected = rows.every(({ id }) => ids.has(id));
  return (
    <SelectionCheckbox
      label={adminLists.selection.all}
      checked={isAllSelected}
      isMixed={rows.some(({ id }) => ids.has(id))}
      onToggle={() => select(rows, !isAllSelected)}
    />
  );
}

export function RowCheckbox({ record }: { record: StaffRecord }) {
  const { kind, selection } = useOpenList();
  return (
    <SelectionCheckbox
      label={adminLists.selection.select(isolate(recordName(kind, record)))}
      checked={selection.ids.has(record.id)}
      onToggle={(isRange) => selection.toggle(record.id, isRange)}
    />
  );
}

interface SelectionCheckboxProps {
  label: string;
  checked: boolean;
  isMixed?: boolean;
  onToggle: (isRange: boolean) => void;
}

function SelectionCheckbox({ label, checked, isMixed = false, onToggle }: SelectionCheckboxProps) {
  return (
    <label className="grid h-8 w-9 cursor-pointer place-items-center pointer-coarse:size-11">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed && !checked;
        }}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 cursor-pointer accent-link"
      />
    </label>
  );
}
