import { CircleCheck, CircleDot, CircleX, Eye, MessagesSquare } from 'lucide-react';
import { adminRecords } from '@/content/en/admin-records';
import { recordList } from './record-list';
import { submittedFields, visitorFilters } from './submissions';

const { actions } = adminRecords;

export const careerApplications = recordList('career_applications', {
  fields: {
    ...submittedFields,
    position_applied_for: 'choice',
    years_experience: 'choice',
    availability: 'choice',
    linkedin: 'link',
    summary: 'long',
    skills: 'long',
    motivation: 'long',
    additional_info: 'long',
    receive_updates: 'boolean',
    after_closing: 'boolean',
    rating: 'choice',
    rejection_reason: 'choice',
    told_at: 'date',
  },
  who: ['first_name', 'last_name'],
  nameOrder: ['last_name', 'first_name'],
  job: ['posting_title', 'position_applied_for'],
  preview: 'summary',
  columns: [
    { fields: ['name', 'email'], width: 11 },
    { fields: ['position_applied_for', 'expected_salary'], width: 11 },
    { fields: ['years_experience', 'current_location'], width: 8.5 },
    { fields: ['rating'], width: 5.25 },
  ],
  rankedBy: { years_experience: 'experience_rank', rating: 'rating' },
  filters: [
    { param: 'posting', field: 'job_posting_id', kind: 'posting' },
    { param: 'position', field: 'position_applied_for', kind: 'choice' },
    { param: 'experience', field: 'years_experience', kind: 'choice' },
    { param: 'waiting', field: 'waiting', kind: 'waiting' },
    { param: 'decision', field: 'awaits_decision', kind: 'undecided' },
    { param: 'rating', field: 'rating', kind: 'rating' },
    { param: 'rejection', field: 'rejection_reason', kind: 'choice' },
    ...visitorFilters,
  ],
  files: true,
  decisions: true,
  chartColour: '--good',
  entered: {
    first_name: { length: 'personName' },
    last_name: { length: 'personName' },
    job_posting_id: {},
  },
  visitors: true,
  statuses: [
    { name: 'new', tone: 'brand', icon: CircleDot },
    { name: 'reviewed', tone: 'warning', icon: Eye },
    { name: 'interviewed', tone: 'warning', icon: MessagesSquare },
    { name: 'accepted', tone: 'good', icon: CircleCheck, final: true },
    { name: 'rejected', tone: 'bad', icon: CircleX, final: true },
  ],
  actions: [
    { label: actions.reviewed, status: 'reviewed' },
    { label: actions.interviewed, status: 'interviewed' },
  ],
  replies: { details: 'reviewed', call: 'reviewed', meeting: 'reviewed', decline: 'rejected' },
});
