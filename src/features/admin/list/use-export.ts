import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { adminLists } from '@/content/en/admin-lists';
import { csvHead, csvRows, type Separator } from './export-csv';
import type { RecordList, StaffRecord } from '../records/record-list';

const { export: texts } = adminLists;

export interface ExportJob {
  rows: (signal: AbortSignal) => AsyncIterable<StaffRecord[]>;
  total: number | undefined;
  separator: Separator;
  /** Said in the file's name, beside the list and the date. */
  part?: string;
}

export type ExportState =
  | { status: 'idle' }
  | { status: 'running'; done: number; total: number | undefined }
  | { status: 'failed'; done: number; job: ExportJob };

/** Writes records into a CSV file, chunk by chunk, and hands the file to the browser. */
export function useExport(list: RecordList) {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(job: ExportJob) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let done = 0;
    setState({ status: 'running', done, total: job.total });
    try {
      // As blobs, which a browser may put aside, so that a million lines do not fill the memory.
      const parts = [new Blob([csvHead(list, job.separator)])];
      for await (const rows of job.rows(signal)) {
        parts.push(new Blob([csvRows(list, rows, job.separator)]));
        done += rows.length;
        setState({ status: 'running', done, total: job.total });
      }
      const name = fileName(list, job.part);
      save(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name);
      setState({ status: 'idle' });
      toast({ kind: 'success', title: texts.done, description: texts.doneText(done, name) });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('the export broke off:', error);
      setState({ status: 'failed', done, job });
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ status: 'idle' });
  }

  return { state, start: (job: ExportJob) => void start(job), cancel };
}

/** `quote-requests-2026-11-20.csv`, by the reader's calendar. */
function fileName({ texts: { title } }: RecordList, part?: string): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const words = [title.toLowerCase().replaceAll(' ', '-'), ...(part ? [part] : []), day];
  return `${words.join('-')}.csv`;
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers begin to read it a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
