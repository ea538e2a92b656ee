import { adminHealth } from '../../../src/content/en/admin-health.ts';
import type { HealthName, HealthNews } from '../../../src/content/facts/health.ts';
import type { Wording } from './wording.ts';

const { mail: texts, names, advice } = adminHealth;

/** Writes what is not well, with what to do, and what is well again. */
export function healthMessage({ bad, well }: HealthNews, origin: string, company: string): Wording {
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [[title, ...lines.map((line) => `- ${line}`)].join('\n')] : [];
  const nameOf = (name: HealthName) => names[name];
  const withAdvice = (name: HealthName) => `${names[name]}. ${advice[name]}`;
  return {
    subject: (bad.length > 0 ? texts.bad : texts.recovered)(company),
    paragraphs: [
      ...section(texts.badList, bad.map(withAdvice)),
      ...section(texts.wellList, well.map(nameOf)),
      `${texts.open}\n${origin}/admin/mail`,
    ],
  };
}
