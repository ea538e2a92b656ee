/** What the database looks at once a day (supabase/migrations/20261120001900_report.sql). */
export const healthNames = ['mail', 'answers', 'retention', 'storage', 'errors'] as const;
export type HealthName = (typeof healthNames)[number];

/** What a mail about health says: all that is not well, and what is well again. */
export interface HealthNews {
  bad: readonly HealthName[];
  well: readonly HealthName[];
}
