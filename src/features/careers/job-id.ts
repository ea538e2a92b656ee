const uuidAtStart = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9a-z])/i;

/** Whether a text could be a position's id: addresses are typed and cut off. */
export const isJobId = (text: string) => text.length === 36 && uuidAtStart.test(text);

/** Messengers put the sign that follows an address into it. */
export const normalizeJobId = (text: string) => uuidAtStart.exec(text)?.[0].toLowerCase() ?? text;
