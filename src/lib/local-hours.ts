/** Converts `HH:MM` from a UTC offset (`+05:30`) to the device's; undefined if equal or on another day. */
export function localHours(from: string, to: string, offset: string, now = new Date()) {
  const day = now.toISOString().slice(0, 10);
  const moments = [from, to].map((time) => new Date(`${day}T${time}${offset}`));
  const otherDay = moments.some((moment) => moment.getDate() !== Number(day.slice(8)));
  const [hereFrom = '', hereTo = ''] = moments.map((moment) => moment.toTimeString().slice(0, 5));
  return otherDay || hereFrom === from ? undefined : { from: hereFrom, to: hereTo };
}
