/** 250000000 as `250M` or `250 million`. */
export function shortNumber(value: number, language: string, display: 'short' | 'long' = 'short') {
  return formatNumber(value, language, { notation: 'compact', compactDisplay: display });
}

/** 0.995 as `99.5%`. */
export function percent(share: number, language: string): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: 3 });
}

export function hoursInWords(count: number, language: string): string {
  return formatNumber(count, language, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
}

export function fileSize(bytes: number, language: string): string {
  const [value, unit] =
    bytes < 1_000_000
      ? [Math.max(1, bytes / 1024), 'kilobyte']
      : [bytes / (1024 * 1024), 'megabyte'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return formatNumber(value, language, { style: 'unit', unit, maximumFractionDigits });
}

function formatNumber(value: number, language: string, options: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat(language, options).format(value);
}

/** @param day 1 for Monday */
export function weekday(day: number, language: string): string {
  // 1 January 2024 was a Monday.
  return formatDate(Date.UTC(2024, 0, day), language, { weekday: 'long', timeZone: 'UTC' });
}

export function longDate(day: string, language: string): string {
  return formatDate(new Date(day), language, { dateStyle: 'long', timeZone: 'UTC' });
}

export function fullDate(moment: Date, language: string, timeZone: string): string {
  return formatDate(moment, language, { dateStyle: 'full', timeZone });
}

/** Milliseconds since 1970 as `09:55` in the device's time zone. */
export function timeOfDay(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment);
}

/** Milliseconds since 1970 as `18 Nov 2026, 09:55` in the device's time zone. */
export function dateAndTime(moment: number, language: string): string {
  return formatDate(moment, language, { dateStyle: 'medium', timeStyle: 'short' });
}

function formatDate(date: Date | number, language: string, options: Intl.DateTimeFormatOptions) {
  const text = new Intl.DateTimeFormat(language, options).format(date);
  // Intl lacks the French ordinal for the first of a month.
  return language.startsWith('fr')
    ? text.replace(/(^|\s)1(?=\s\p{L})/u, (day) => `${day}er`)
    : text;
}

export const countryNameIn = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
