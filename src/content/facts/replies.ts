/** Limits of replies, in characters, in number and in bytes of all files together; a database test compares them. */
export const replyLimits = {
  subject: 100,
  body: 10_000,
  place: 200,
  atOnce: 200,
  files: 3,
  fileBytes: 7 * 1024 * 1024,
} as const;

/** Writes a subject whose topic is cut to what a reply's subject holds, so that all mails of a thread have the same. */
export function subjectWith(topic: string, write: (topic: string) => string): string {
  const excess = [...write(topic)].length - replyLimits.subject;
  if (excess <= 0) return write(topic);
  return write(`${[...topic].slice(0, -excess - 1).join('')}…`);
}
