/** Returns when a closing day is over everywhere, in UTC-12 (like `private.is_open`). */
export const endOfClosingDay = (day: string) => `${day}T23:59:59-12:00`;
