import type { StaffRole } from '@/content/en/admin-roles';
import type { listPaths } from '@/content/facts/staff-paths';

/** The kinds of records that each role includes, written by hand and not read from the migrations. */
export const roleKinds: Record<StaffRole, readonly (keyof typeof listPaths)[]> = {
  admin: [
    'contact_submissions',
    'quote_requests',
    'career_applications',
    'partnership_applications',
    'job_postings',
  ],
  sales: ['contact_submissions', 'quote_requests', 'partnership_applications'],
  hr: ['career_applications', 'job_postings'],
};
