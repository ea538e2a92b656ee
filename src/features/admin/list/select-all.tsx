import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { rowsOfView } from './all-rows';
import { useOpenList } from './list-context';
import { columnsOf } from './list-queries';
import type { StaffRecord } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

const { selection: texts } = adminLists;

interface SelectAllProps {
  selected: number;
  onSelect: (records: readonly StaffRecord[]) => void;
}

/** Selects all records of the view, on every page, with the statuses that they have now. */
export function SelectAll({ selected, onSelect }: SelectAllProps) {
  const { list, view, opened, total = 0, hasMore } = useOpenList();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      running.current = new AbortController();
      const { signal } = running.current;
      const all: StaffRecord[] = [];
      for await (const rows of rowsOfView(list, view, opened, signal, columnsOf(list))) {
        all.push(...rows);
      }
      return all;
    },
  });

  const label = texts.allMatching(total, hasMore);
  if (selected >= (hasMore ? total + 1 : total)) return null;
  return (
    <>
      <ToolButton
        variant="text"
        aria-label={isPending ? undefined : label}
        inactive={isPending}
        // Not called once a new filter or a cleared selection has removed this button.
        onClick={() => mutate(undefined, { onSuccess: onSelect })}
      >
        {isPending ? (
          texts.selectingAll
        ) : (
          <>
            <span className="max-md:hidden">{label}</span>
            <span className="md:hidden">{texts.allShort(total, hasMore)}</span>
          </>
        )}
      </ToolButton>
      {isError && (
        <span role="alert" className="font-semibold text-bad">
          {texts.allFailed}
        </span>
      )}
    </>
  );
}
