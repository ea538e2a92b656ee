/** Numbers and dates in words, each in the language of the page (BCP 47). */

/** 250000000 as `250M`, or as `250 million`. */
export function shortNumber(value: number, language: string, display: 'short' | 'long' = 'short') {
  return new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: display }).format(
    value,
  );
}

/** 0.999 as `99.9%`. */
export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );
}

/** 24 as `24 hours`. */
export function hours(count: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(count);
}

/** A day of the week, from Monday, 1, to Sunday, 7, as `Monday`. */
export function weekday(day: number, language: string): string {
  // The first of that month was one.
  return inDate(Date.UTC(2024, 0, day), language, { weekday: 'long', timeZone: 'UTC' });
}

/** A day, `YYYY-MM-DD`, as `18 November 2026`. */
export function longDate(day: string, language: string): string {
  return inDate(new Date(day), language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** A moment, in milliseconds since 1970, as `09:55` of the device's time zone. */
export function timeOfDay(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment);
}

/** A moment, in milliseconds since 1970, as `18 Nov 2026, 09:55` of the device's time zone. */
export function dateAndTime(moment: number, language: string): string {
  return inDate(moment, language, { dateStyle: 'medium', timeStyle: 'short' });
}

function inDate(date: Date | number, language: string, options: Intl.DateTimeFormatOptions) {
  const text = new Intl.DateTimeFormat(language, options).format(date);
  // Intl does not know the first of a month in French.
  return language.startsWith('fr') ? text.replace(/^1 /, '1er ') : text;
}

/** A country's name in a language, by its code. */
export const countryIn = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
