/** How long what was not sent stays on a visitor's device. */
export const waitingRules = {
  /** A form is tried for as long, then its files go. */
  days: 30,
  /** Its text is offered for as long after that. */
  daysOffered: 7,
} as const;
