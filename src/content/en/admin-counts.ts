/** Parts of sentences that several texts of the staff area share. */

/** Returns `1 record`, or `1,200 records`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}

/** Says what did not work, and what to do next. */
export function tryAgain(what: string): string {
  return `${what}. Try again. If it fails again while you are online, tell the people who maintain the site.`;
}

/** Returns `Harmattan Mobile’s quote request`. */
export function ofSender(summary: string, what: string): string {
  return `${summary}’s ${what}`;
}
