/** When a closing day ends: once it is over everywhere, in UTC-12 (`private.is_open`). */
export const endOf = (day: string) => `${day}T23:59:59-12:00`;
