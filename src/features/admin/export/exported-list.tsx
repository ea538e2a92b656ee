import type { ReactNode } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { ExportButtons } from './export-buttons';
import { useOpenList } from '../list/list-context';
import { ExportProgress, useExport } from './use-export';
import { RecordListView } from '../list/record-list-view';

const { export: texts } = adminLists;

interface ExportedListProps {
  /** Links to the tab's other lists. */
  links?: ReactNode;
  /** A button that adds a record. */
  action?: ReactNode;
}

/** A list with buttons that export it, or the selected records. */
export function ExportedList({ links, action }: ExportedListProps) {
  const { rows = [] } = useOpenList();
  const { written, start, cancel } = useExport();
  return (
    <RecordListView
      links={links}
      actions={
        <>
          <ExportButtons
            label={texts.all}
            disabled={rows.length === 0 || written !== undefined}
            onExport={(separator) => void start(separator)}
          />
          {action}
        </>
      }
      renderActions={(selected) => (
        <ExportButtons
          worded
          label={texts.selection}
          onExport={(separator) => void start(separator, selected)}
        />
      )}
      notice={written !== undefined && <ExportProgress done={written} onCancel={cancel} />}
    />
  );
}
