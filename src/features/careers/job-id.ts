const uuidAtStart = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9a-z])/i;

export const isJobId = (text: string) => text.length === 36 && uuidAtStart.test(text);

/** In lower case, without the punctuation that messengers append to an address. */
export const normalizeJobId = (text: string) => uuidAtStart.exec(text)?.[0].toLowerCase() ?? text;
