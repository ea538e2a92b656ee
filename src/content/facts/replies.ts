/** Limits of replies, in characters and in number; a database test compares them. */
export const replyLimits = { subject: 100, body: 10_000, atOnce: 200 } as const;
