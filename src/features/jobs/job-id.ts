const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text could be a position's id: addresses are typed and cut off. */
export const isJobId = (text: string) => uuid.test(text);

const uuidAtStart = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9a-z])/i;

/** Messengers put the sign that follows an address into it. */
export const tidyJobId = (text: string) => uuidAtStart.exec(text)?.[0].toLowerCase() ?? text;
