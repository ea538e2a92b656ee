import { adminLists } from '@/content/en/admin-lists';
import { referenceOf } from '@/lib/reference';
import { statusBadge } from '../records/status-badge';
import type { RecordList, StaffRecord } from '../records/record-list';
import { fieldText } from '../ui/field-text';
import { dateOf, isDay } from '../ui/timestamps';

const { export: texts } = adminLists;

/** Excel recognises UTF-8 only by this mark. */
const byteOrderMark = '\ufeff';

interface CsvColumn {
  label: string;
  text: (record: StaffRecord) => string;
}

export type Separator = ',' | ';';

/** Returns the cell separator that spreadsheets expect in a language: `,` for 1.5 and `;` for 1,5. */
export function separatorOf(language: string): Separator {
  return numbersOf(language).format(1.5).includes(',') ? ';' : ',';
}

function numbersOf(language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language);
  } catch {
    // A browser can report an invalid language: WebKit reports "C" on a system without one.
    return new Intl.NumberFormat('en');
  }
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
        columns.map(({ text }) => text(record)),
        separator,
      ),
    )
    .join('');
}

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

function columnsOf(list: RecordList): CsvColumn[] {
  const { texts: labels, visitors } = list;
  return [
    { label: texts.reference, text: ({ id }) => referenceOf(id) },
    { label: labels.created, text: ({ created_at }) => isoTime(created_at) },
    { label: texts.status, text: ({ status }) => statusBadge(list, status).label },
    ...(visitors
      ? [
          {
            label: texts.spam_suspected,
            text: ({ spam_suspected }: StaffRecord) => fieldText('spam_suspected', spam_suspected),
          },
        ]
      : []),
    ...Object.entries(list.fields).map(([name, kind]) => ({
      label: labels.fields[name] ?? name,
      text: (record: StaffRecord) => {
        const text = fieldText(name, record[name]);
        return kind === 'date' ? isoTime(text) : text;
      },
    })),
    { label: texts.id, text: ({ id }) => id },
  ];
}

/** Returns a day unchanged, and a time in UTC to the second, so that it reads the same in every country. */
function isoTime(timestamp: string): string {
  if (isDay(timestamp)) return timestamp;
  const date = dateOf(timestamp);
  return Number.isNaN(date.getTime()) ? timestamp : date.toISOString().replace(/\.\d+Z$/, 'Z');
}
