/** Retention in months; the database has the same figures in private.retention_periods. */
export const retentionMonths: Record<string, number> = {
  contact_submissions: 24,
  quote_requests: 24,
  partnership_applications: 24,
  career_applications: 12,
  activity_log: 24,
  mails: 3,
  client_errors: 3,
};

/** After it arrived or was marked; private.purge_expired has the same figure. */
export const spamDays = 30;

/** For received mail that belongs to no record; private.purge_expired has the same figure. */
export const unmatchedMailDays = 30;

/** For received mail as it came; private.purge_expired has the same figure. */
export const rawMailDays = 14;
