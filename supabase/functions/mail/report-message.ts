import { reportMail as texts } from '../../../src/content/en/admin-report-mail.ts';
import { moneyText } from '../../../src/content/facts/money.ts';
import { totalsOf, type FigurePair, type Report } from '../../../src/content/facts/report.ts';
import type { Wording } from './wording.ts';

/** Writes eight figures of a week; the screen that it links to has the rest. */
export function reportMessage(report: Report, origin: string): Wording {
  const { first, last, proposals } = report;
  const { leads, won, lost, money, waiting, overdue } = totalsOf(report);
  const worth = (nth: 0 | 1) =>
    money.map(({ currency, sum }) => moneyText(sum[nth], currency)).join(' + ') || texts.nothing;
  const figures = [
    [texts.worth, pair([worth(0), worth(1)])],
    [texts.won, pair(won)],
    [texts.lost, pair(lost)],
    [texts.leads, pair(leads)],
    [texts.proposals, pair(proposals.count)],
    [texts.median, pair(proposals.medianHours, texts.hours)],
    [texts.waiting, String(waiting)],
    [texts.overdue, String(overdue)],
  ];
  return {
    subject: texts.subject(dayText(first), dayText(last)),
    paragraphs: [
      texts.before,
      figures.map((figure) => `- ${figure.join(': ')}`).join('\n'),
      `${texts.open}\n${origin}/admin/report?days=${first}..${last}`,
      `${texts.settings} ${origin}/admin/mail`,
    ],
  };
}

function pair<Figure>(
  [now, before]: FigurePair<Figure>,
  text: (figure: Figure) => string = String,
) {
  return `${text(now)} (${text(before)})`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string) => dayFormat.format(new Date(day));
