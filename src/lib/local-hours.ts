/**
 * Converts two times of day, `HH:MM`, from a clock that is `offset` (`+05:30`) ahead of UTC to the
 * device's. Returns undefined when both clocks agree, or when the times fall on another day.
 */
export function localHours(from: string, to: string, offset: string, now = new Date()) {
  const day = now.toISOString().slice(0, 10);
  const moments = [from, to].map((time) => new Date(`${day}T${time}${offset}`));
  const otherDay = moments.some((moment) => moment.getDate() !== Number(day.slice(8)));
  const [hereFrom = '', hereTo = ''] = moments.map((moment) => moment.toTimeString().slice(0, 5));
  return otherDay || hereFrom === from ? undefined : { from: hereFrom, to: hereTo };
}
