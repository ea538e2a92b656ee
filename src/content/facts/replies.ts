/** Limits of a reply (texts in characters, all files in bytes) and of replies per request; database tests compare them. */
export const replyLimits = {
  subject: 100,
  body: 10_000,
  place: 200,
  perRequest: 200,
  files: 3,
  fileBytes: 7 * 1024 * 1024,
} as const;

/** Writes a subject of at most `replyLimits.subject` characters: its topic is cut, alike in all mails of a thread. */
export function subjectWith(topic: string, write: (topic: string) => string): string {
  const excess = [...write(topic)].length - replyLimits.subject;
  if (excess <= 0) return write(topic);
  return write(`${[...topic].slice(0, -excess - 1).join('')}…`);
}
