import type { RecordTable } from './record-list';

export const pagesKey = (table: RecordTable) => [table, 'staff-page'] as const;

export const recordKey = (table: RecordTable, id: string) => [table, 'record', id] as const;
