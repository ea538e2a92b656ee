import { useId, useState } from 'react';
import { useQuestion } from '@/components/ui/use-question';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import type { RecordList, StaffRecord, StatusLine } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { Menu, MenuItem } from '../ui/menu';
import { ToolButton } from '../ui/tool-button';
import { pageSize } from '../records/query-keys';

const { selection: texts } = adminLists;

interface BulkStatusProps {
  list: RecordList;
  records: readonly StaffRecord[];
  onSet: (status: string) => void;
}

/** Sets the status of several records. Asks before a decision, and before more than a page of records change. */
export function BulkStatus({ list, records, onSet }: BulkStatusProps) {
  const { isOpen, setOpen, question, button } = useQuestion<HTMLParagraphElement>();
  const [chosen, setChosen] = useState<StatusLine>();
  const id = useId();
  const { length: count } = records;

  function choose(line: StatusLine) {
    setChosen(line);
    const isAsked = count > 1 && (line.final || count > pageSize);
    if (isAsked) setOpen(true);
    else onSet(line.name);
  }

  if (!isOpen || !chosen) {
    return (
      <Menu label={admin.list.status} button={button}>
        {list.statuses.map((line) => {
          const { label, icon: Icon } = statusBadge(list, line.name);
          return (
            <MenuItem key={line.name} icon={Icon} onSelect={() => choose(line)}>
              {label}
            </MenuItem>
          );
        })}
      </Menu>
    );
  }
  const { label } = statusBadge(list, chosen.name);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1"
    >
      <p id={id} ref={question} tabIndex={-1} className="font-semibold outline-none">
        {texts.question(count, label)}{' '}
        {chosen.final && <span className="font-normal">{texts.shownLater}</span>}
      </p>
      <span className="flex gap-1.5">
        <ToolButton
          variant="danger"
          onClick={() => {
            setOpen(false);
            onSet(chosen.name);
          }}
        >
          {texts.yes(count, label)}
        </ToolButton>
        <ToolButton onClick={() => setOpen(false)}>{texts.no}</ToolButton>
      </span>
    </div>
  );
}
