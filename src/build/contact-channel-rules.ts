import type { ContactChannels } from '../content/facts/site.ts';

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

export function checkContactChannels({ whatsapp, hours }: ContactChannels): void {
  const fail = (sentence: string) => new Error(`src/content/facts/site.ts, reach.${sentence}`);
  if (whatsapp !== undefined && !/^[1-9]\d{7,14}$/.test(whatsapp)) {
    throw fail(
      `whatsapp: "${whatsapp}" must be 8 to 15 digits and nothing else, beginning with the country's code: 919812345670.`,
    );
  }
  if (!hours) return;
  const { days, from, to, offset } = hours;
  const [first, last] = days;
  if (!days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7) || first > last) {
    throw fail(`hours.days: [${days.join(', ')}] must be two days from 1, Monday, to 7, Sunday.`);
  }
  if (!isTime(from) || !isTime(to) || from >= to) {
    throw fail(`hours: "${from}" to "${to}" must be two times of one day, as 09:30 and 18:30.`);
  }
  if (!/^[+-](?:0\d|1[0-4]):[0-5]\d$/.test(offset)) {
    throw fail(`hours.offset: "${offset}" must be as +05:30.`);
  }
}

export const hasContactChannels = ({ whatsapp, hours }: ContactChannels): boolean =>
  Boolean(whatsapp ?? hours);
