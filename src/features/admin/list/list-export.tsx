import { CircleAlert, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { csvHead, csvRows, separatorOf, type Separator } from './export-csv';
import { rowsOfIds, rowsOfView } from './export-rows';
import { useOpenList } from './list-context';
import type { RecordList, StaffRecord } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

const { export: texts } = adminLists;

type ExportState =
  | { status: 'idle' }
  | { status: 'running'; done: number; total: number | undefined }
  | { status: 'failed'; done: number; retry: () => void };

/** Writes the view's records, or the selected ones, to a CSV file and downloads it. */
export function useExport() {
  const { list, view, opened, total: all, hasMore } = useOpenList();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(separator: Separator, selected?: readonly StaffRecord[]) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const ids = selected?.map(({ id }) => id);
    const chunks = ids ? rowsOfIds(list, ids, signal) : rowsOfView(list, view, opened, signal);
    const total = ids ? ids.length : hasMore ? undefined : all;
    let done = 0;
    setState({ status: 'running', done, total });
    try {
      // Blobs, which browsers can move to disk, so that a million lines do not fill the memory.
      const parts = [new Blob([csvHead(list, separator)])];
      for await (const rows of chunks) {
        if (signal.aborted) return;
        parts.push(new Blob([csvRows(list, rows, separator)]));
        done += rows.length;
        setState({ status: 'running', done, total });
      }
      const name = fileName(list, ids ? [texts.part] : []);
      save(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name);
      setState({ status: 'idle' });
      toast({ kind: 'success', title: texts.done, description: texts.doneText(done, name) });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('the export broke off:', error);
      setState({ status: 'failed', done, retry: () => void start(separator, selected) });
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ status: 'idle' });
  }

  return { state, start, cancel };
}

/** Returns a name like `quote-requests-2026-11-20.csv`, with the date in the reader's time zone. */
function fileName({ texts: { title } }: RecordList, part: string[]): string {
  const day = new Intl.DateTimeFormat('sv').format(new Date());
  return `${[title.toLowerCase().replaceAll(' ', '-'), ...part, day].join('-')}.csv`;
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers start reading it a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface ExportButtonsProps {
  label: string;
  /** Label of the alternative format. */
  otherLabel: Record<Separator, string>;
  disabled?: boolean;
  onExport: (separator: Separator) => void;
}

/** Exports in the CSV format of the browser's language, with the other format beside it. */
export function ExportButtons({ label, otherLabel, disabled, onExport }: ExportButtonsProps) {
  const usual = separatorOf(navigator.language);
  const other = usual === ',' ? ';' : ',';
  return (
    <span className="flex">
      <ToolButton
        className="rounded-e-none max-md:min-w-11"
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onExport(usual)}
      >
        <Download aria-hidden className="size-4.5" strokeWidth={1.5} />
        <span className="max-md:sr-only">{label}</span>
      </ToolButton>
      <ToolButton
        className="-ms-px min-w-9 rounded-s-none pointer-coarse:min-w-11"
        aria-label={otherLabel[other]}
        title={otherLabel[other]}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onExport(other)}
      >
        <span aria-hidden>{other}</span>
      </ToolButton>
    </span>
  );
}

export function ExportProgress({ state, onCancel }: { state: ExportState; onCancel: () => void }) {
  if (state.status === 'idle') return null;
  if (state.status === 'failed') {
    return (
      <div
        role="alert"
        className="mb-2 flex flex-wrap items-center justify-between gap-3 rounded border border-bad px-4 py-2"
      >
        <p className="flex items-center gap-2 font-semibold text-bad">
          <CircleAlert aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          {texts.failed}. {texts.failedText(state.done)}
        </p>
        <span className="flex gap-2">
          <ToolButton onClick={state.retry}>{admin.retry}</ToolButton>
          <ToolButton variant="text" onClick={onCancel}>
            {texts.dismiss}
          </ToolButton>
        </span>
      </div>
    );
  }
  const { done, total } = state;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-hairline py-1.5">
      <p className="tabular-nums">{texts.busy(done, total)}</p>
      <progress
        aria-label={texts.progress}
        max={total ?? 1}
        value={total === undefined ? undefined : done}
        className="h-1.5 grow appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand"
      />
      <ToolButton onClick={onCancel}>{texts.cancel}</ToolButton>
    </div>
  );
}
