/** What the database looks at once a day (supabase/migrations/20261120001900_report.sql). */
export const healthNames = ['mail', 'answers', 'retention', 'storage', 'errors'] as const;
export type HealthName = (typeof healthNames)[number];

export interface HealthNews {
  bad: readonly HealthName[];
  well: readonly HealthName[];
}
