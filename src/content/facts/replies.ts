/** Limits of replies, in characters, in number and in bytes of all files together; a database test compares them. */
export const replyLimits = {
  subject: 100,
  body: 10_000,
  /** Of a meeting. */
  place: 200,
  atOnce: 200,
  files: 3,
  fileBytes: 7 * 1024 * 1024,
} as const;
