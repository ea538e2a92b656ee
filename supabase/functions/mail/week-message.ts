import { adminOutcome } from '../../../src/content/en/admin-outcome.ts';
import { weekMail as texts } from '../../../src/content/en/admin-week-mail.ts';
import { moneyText } from '../../../src/content/facts/money.ts';
import type { Pair, Week } from '../../../src/content/facts/week.ts';
import { line, plainName } from './line.ts';
import type { Wording } from './wording.ts';

const dayMs = 86_400_000;

/** Writes the figures of a week; the screen that it links to has the lists behind them. */
export function weekMessage(week: Week, origin: string): Wording {
  const { monday, leads, outcomes, amounts, proposals, slowest, waiting, colleagues } = week;
  const sunday = new Date(Date.parse(monday) + 6 * dayMs).toISOString();
  const figures = (dimension: string) =>
    leads
      .filter((one) => one.dimension === dimension)
      .map(({ tableName, value, count }) => {
        const kind = texts.kinds[tableName];
        const name = value === 'direct' ? texts.direct : plainName(value);
        return `${dimension === 'all' ? kind : `${name}, ${kind.toLowerCase()}`}: ${pair(count)}`;
      });
  return {
    subject: texts.subject(dayText(monday), dayText(sunday)),
    paragraphs: [
      texts.before,
      section(texts.leads, figures('all')),
      ...(['country', 'product', 'source'] as const).map((dimension) =>
        section(texts.dimensions[dimension], figures(dimension)),
      ),
      section(texts.proposals, [
        `${texts.answered}: ${pair(proposals.count)}`,
        `${texts.median}: ${pair(proposals.medianHours, texts.hours)}`,
        ...(slowest ? [texts.slowest(slowest.reference, texts.hours(slowest.waitedHours))] : []),
      ]),
      section(texts.outcomes, [
        ...outcomes.map(
          ({ tableName, outcome, reason, count }) =>
            `${texts.kinds[tableName]}, ${outcomeText(outcome, reason)}: ${pair(count)}`,
        ),
        ...amounts.map(
          ({ tableName, currency, sum }) =>
            `${texts.kinds[tableName]}, ${texts.worth(currency)}: ${pair(sum, (amount) => moneyText(amount, currency))}`,
        ),
      ]),
      section(
        texts.waiting,
        waiting.map(
          ({ tableName, count, overdue }) =>
            `${texts.kinds[tableName]}: ${texts.overdue(count, overdue)}`,
        ),
      ),
      section(
        texts.colleagues,
        colleagues.map((one) => {
          const who = one.name ? plainName(one.name) : texts.nobody;
          const said = texts.colleague(pair(one.leads), pair(one.won), pair(one.lost), one.waiting);
          return `${who}, ${texts.kinds[one.tableName].toLowerCase()}: ${said}`;
        }),
      ),
      `${texts.open}\n${origin}/admin/week?week=${monday}`,
      `${texts.settings} ${origin}/admin/mail`,
    ],
  };
}

function section(title: string, lines: readonly string[]): string {
  const shown = lines.length > 0 ? lines.map((one) => `- ${one}`) : [texts.none];
  return [`${title}:`, ...shown].join('\n');
}

/** Returns `5 (3)`. */
function pair<Figure>(
  [now, before]: Pair<Figure>,
  text: (figure: Figure) => string = (figure) => line(String(figure)),
): string {
  return `${text(now)} (${text(before)})`;
}

function outcomeText(outcome: keyof typeof adminOutcome.values, reason: string | null): string {
  const label = adminOutcome.values[outcome];
  const why = Object.entries(adminOutcome.reasons).find(([name]) => name === reason)?.[1];
  return why ? adminOutcome.lostFor(label, why) : label;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string) => dayFormat.format(new Date(day));
