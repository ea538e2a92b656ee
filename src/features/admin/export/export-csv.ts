import { adminLists } from '@/content/en/admin-lists';
import { referenceOf } from '@/lib/reference';
import type { Separator } from './export-items';
import { statusBadge } from '../records/status-badge';
import type { RecordList, StaffRecord, Value } from '../records/record-list';
import { valueText } from '../list/filters';
import { ownerName } from '../ui/colleagues';
import { fieldText } from '../ui/field-text';
import { decided } from '@/lib/form-row';
import { dateOf, isDay } from '../ui/timestamps';

const { export: texts } = adminLists;

/** Excel recognises UTF-8 only by this mark. */
const byteOrderMark = '\ufeff';

interface CsvColumn {
  /** In the list's view. */
  name: string;
  label: string;
  /** Gets the value in words. */
  text: (value: string, record: StaffRecord) => string;
}

export function csvHead(list: RecordList, separator: Separator): string {
  const labels = columnsOf(list).map(({ label }) => label);
  return byteOrderMark + csvLine(labels, separator);
}

export function csvRows(
  list: RecordList,
  records: readonly StaffRecord[],
  separator: Separator,
): string {
  const columns = columnsOf(list);
  return records
    .map((record) =>
      csvLine(
        columns.map(({ name, text }) => text(fieldText(name, record[name]), record)),
        separator,
      ),
    )
    .join('');
}

/** Returns the columns to read for an export. */
export const csvColumns = (list: RecordList) =>
  [...new Set(columnsOf(list).map(({ name }) => name))].join(',');

/** Formats a line as RFC 4180 requires: every cell quoted, CR LF at the end. */
export function csvLine(cells: readonly string[], separator: Separator): string {
  const quoted = cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}

/**
 * Escapes text that a spreadsheet would run as a formula, including after blanks or in full-width
 * characters, by prefixing an apostrophe. A telephone number in groups is not a formula. Lines within a
 * cell end in LF only.
 */
export function safeCell(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  const beginsFormula = /^[\t\r]|^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠−]/u;
  const telephone = /^\+\d{1,3}(?: \d{2,})+$/;
  return beginsFormula.test(text) && !telephone.test(text) ? `'${lines}` : lines;
}

/** Spreadsheets would read `08035550001` as a number, without its zero; a blank in it makes it a text. */
function phoneCell(phone: string): string {
  const isNumber = /^\d[\d.,]*$/.test(phone);
  return isNumber ? phone.replace(/[.,]/g, ' ').replace(/^(\d{4})(?=\d)/, '$1 ') : phone;
}

function columnsOf(list: RecordList): CsvColumn[] {
  const { texts: labels, visitors } = list;
  return [
    { name: 'id', label: texts.reference, text: referenceOf },
    { name: 'created_at', label: labels.created, text: isoTime },
    {
      name: 'status',
      label: texts.status,
      text: (_, { status }) => statusBadge(list, status).label,
    },
    ...(visitors ? [{ name: 'spam_suspected', label: texts.spam_suspected, text: plain }] : []),
    ...Object.entries(list.fields).map(([name, kind]) => ({
      name,
      label: labels.fields[name] ?? name,
      text: kind === 'phone' ? phoneCell : kind === 'date' ? isoTime : plain,
    })),
    ...extraColumns(list).map((name) => ({
      name,
      label: texts.more[name],
      text: (_: string, record: StaffRecord) => extraText(name, record[name]),
    })),
    { name: 'id', label: texts.id, text: plain },
  ];
}

const plain = (text: string) => text;

type Extra = keyof typeof texts.more;

/** The exported columns that are not fields of the record: what staff decide, and where it came from. */
function extraColumns({ visitors, leads }: RecordList): Extra[] {
  const ofLeads: Extra[] = leads ? [...decided.outcome_set] : [];
  const ofVisitors: Extra[] = visitors
    ? ['owner_id', 'follow_up_on', 'follow_up_note', 'source']
    : [];
  return [...ofLeads, ...ofVisitors];
}

function extraText(name: Extra, value: Value | undefined): string {
  if (name === 'owner_id') return value ? ownerName(String(value)) : '';
  return valueText(name, String(value ?? ''));
}

/** Returns a day unchanged, and a time in UTC to the second, so that it reads the same in every country. */
function isoTime(timestamp: string): string {
  if (isDay(timestamp)) return timestamp;
  const date = dateOf(timestamp);
  return Number.isNaN(date.getTime()) ? timestamp : date.toISOString().replace(/\.\d+Z$/, 'Z');
}
