/**
 * Two times of a day, `HH:MM`, by a clock that is `offset` (`+05:30`) ahead of UTC, as the clock here shows
 * them. Nothing where both show the same, or another day.
 */
export function localHours(from: string, to: string, offset: string, now = new Date()) {
  const day = now.toISOString().slice(0, 10);
  const moments = [from, to].map((time) => new Date(`${day}T${time}${offset}`));
  const otherDay = moments.some((moment) => moment.getDate() !== Number(day.slice(8)));
  const [hereFrom = '', hereTo = ''] = moments.map((moment) => moment.toTimeString().slice(0, 5));
  return otherDay || hereFrom === from ? undefined : { from: hereFrom, to: hereTo };
}
