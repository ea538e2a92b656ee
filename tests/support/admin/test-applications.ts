/** For tests of hiring: a posting, its applicants and their files. */
export const posting = (more: object = {}) => ({
  id: '5eed0000-0000-4000-8000-000000000001',
  title: 'Radio Engineer',
  department: 'Engineering',
  location: 'Kano',
  workplace: null,
  country_code: null,
  employment_type: 'contract',
  salary_range: null,
  language: 'fr',
  status: 'draft',
  closes_on: null,
  description: 'Towers.',
  requirements: 'Climbing',
  created_at: '2026-11-20 09:00:00+00',
  updated_at: '2026-11-20 09:00:00+00',
  ...more,
});

/** The higher the number, the older the application. */
export const application = (number: number, more: object = {}) => ({
  id: `5eed0003-0000-4000-8000-00000000000${number}`,
  first_name: 'Ada',
  last_name: `Obi ${number}`,
  email: `ada${number}@example.com`,
  position_applied_for: 'other',
  status: 'new',
  spam_suspected: false,
  created_at: `2026-11-2${9 - number} 09:00:00+00`,
  ...more,
});

export const resume = (more: object = {}) => ({
  id: 'f-1',
  table_name: 'career_applications',
  record_id: application(1).id,
  kind: 'resume',
  file_name: 'cv.pdf',
  size: 2048,
  ...more,
});
