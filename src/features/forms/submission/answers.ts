import { colonOf, type Locale } from '@/content/facts/languages';

export interface AnswerTexts {
  fields: Record<string, { label: string; optional?: boolean }>;
  options: Partial<Record<string, Record<string, string>>>;
}

/** The answers that are not empty, in words and in the order of the form. */
export function answersIn(values: Record<string, unknown>, { fields, options }: AnswerTexts) {
  return Object.entries(fields)
    .map(([name, { label }]) => ({ name, label, text: readableText(values[name], options[name]) }))
    .filter(({ text }) => text);
}

export const textOfAnswers = (
  values: Record<string, unknown>,
  texts: AnswerTexts,
  locale: Locale,
): string =>
  answersIn(values, texts)
    .map(({ label, text }) => `${label}${colonOf(locale)} ${text}`)
    .join('\n');

function readableText(value: unknown, optionLabels: Record<string, string> = {}) {
  if (value instanceof File) return value.name;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  return Object.hasOwn(optionLabels, value) ? optionLabels[value] : value;
}
