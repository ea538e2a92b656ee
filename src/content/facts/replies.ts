/** Limits of a reply (texts in characters, all files in bytes) and of replies per request; database tests compare them. */
export const replyLimits = {
  subject: 100,
  body: 10_000,
  place: 200,
  perRequest: 200,
  files: 3,
  fileBytes: 7 * 1024 * 1024,
} as const;

/** Returns the subject about a topic, which is cut where the subject is over the limit, alike in all mails of a thread. */
export function limitedSubject(topic: string, subjectAbout: (topic: string) => string): string {
  const excess = [...subjectAbout(topic)].length - replyLimits.subject;
  if (excess <= 0) return subjectAbout(topic);
  return subjectAbout(`${[...topic].slice(0, -excess - 1).join('')}…`);
}
