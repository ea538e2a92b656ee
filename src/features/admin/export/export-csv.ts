import { adminLists } from '@/content/en/admin-lists';
import { decisions } from '@/lib/form-row';
import { referenceOf } from '@/lib/reference';
import { statusBadge } from '../records/status-badge';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { valueText } from '../list/filters';
import { ownerName } from '../ui/colleagues';
import { fieldText } from '../ui/field-text';
import { dateOf, isDay } from '../ui/timestamps';

const { export: texts } = adminLists;

/** Excel recognises UTF-8 only by this mark. */
const byteOrderMark = '\ufeff';

interface CsvColumn {
  name: string;
  label: string;
  /** Returns the text of a cell for a value in the words of the staff area. */
  text: (value: string, record: StaffRecord) => string;
}

/** Returns a file with a heading and a line for each record; the colleagues have to be loaded, whose names it needs. */
export function csvOf(kind: RecordKind, records: readonly StaffRecord[]): string {
  const columns = columnsOf(kind);
  const lines = [
    columns.map(({ label }) => label),
    ...records.map((record) =>
      columns.map(({ name, text }) => text(fieldText(name, record[name]), record)),
    ),
  ];
  return byteOrderMark + lines.map((cells) => csvLine(cells)).join('');
}

export const csvColumns = (kind: RecordKind) =>
  [...new Set(columnsOf(kind).map(({ name }) => name))].join(',');

/** Returns what separates cells in a language, by default the browser's: `,` where it writes 1.5, `;` where 1,5. */
export const separatorOf = (language?: string): string =>
  (1.5).toLocaleString(language).includes(',') ? ';' : ',';

/** Formats a line as RFC 4180 requires: every cell quoted, CR LF at the end. */
export function csvLine(cells: readonly string[], separator = separatorOf()): string {
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
  return beginsFormula.test(text) && !groupedPhone.test(text) ? `'${lines}` : lines;
}

const beginsFormula = /^[\t\r]|^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠−]/u;
const groupedPhone = /^\+\d{1,3}(?: \d{2,})+$/;

/** Spreadsheets would read `08035550001` as a number, without its zero; a blank in it makes it a text. */
function phoneCell(phone: string): string {
  const isNumber = /^\d[\d.,]*$/.test(phone);
  return isNumber ? phone.replace(/[.,]/g, ' ').replace(/^(\d{4})(?=\d)/, '$1 ') : phone;
}

function columnsOf(kind: RecordKind): CsvColumn[] {
  const { texts: labels, isFromVisitors, leadPosition } = kind;
  const extraNames: ExtraColumn[] = [
    ...(leadPosition ? decisions.outcome_set : []),
    ...(isFromVisitors ? (['owner_id', 'follow_up_on', 'follow_up_note', 'source'] as const) : []),
  ];
  return [
    { name: 'id', label: texts.reference, text: referenceOf },
    { name: 'created_at', label: labels.created, text: isoTime },
    {
      name: 'status',
      label: texts.status,
      text: (_, { status }) => statusBadge(kind, status).label,
    },
    ...(isFromVisitors
      ? [{ name: 'spam_suspected', label: texts.spam_suspected, text: unchanged }]
      : []),
    ...Object.entries(kind.fields).map(([name, fieldKind]) => ({
      name,
      label: labels.fields[name] ?? name,
      text: cellTexts[fieldKind] ?? unchanged,
    })),
    ...extraNames.map((name) => ({
      name,
      label: texts.more[name],
      text: (value: string) =>
        name === 'owner_id' ? value && ownerName(value) : valueText(name, value),
    })),
    { name: 'id', label: texts.id, text: unchanged },
  ];
}

const unchanged = (text: string) => text;
const cellTexts: Readonly<Record<string, CsvColumn['text']>> = { phone: phoneCell, date: isoTime };

type ExtraColumn = keyof typeof texts.more;

/** Returns a day unchanged, and a time in UTC to the second, so that it reads the same in every country. */
function isoTime(timestamp: string): string {
  if (isDay(timestamp)) return timestamp;
  const date = dateOf(timestamp);
  return Number.isNaN(date.getTime()) ? timestamp : date.toISOString().replace(/\.\d+Z$/, 'Z');
}
