import { CircleCheck, CirclePause, PencilLine } from 'lucide-react';
import { defineRecordKind } from './record-kind';

export const jobPostings = defineRecordKind('job_postings', {
  fields: {
    workplace: 'choice',
    country_code: 'choice',
    employment_type: 'choice',
    language: 'choice',
    closes_on: 'date',
    description: 'long',
    requirements: 'long',
  },
  nameParts: ['title'],
  columns: [
    { fields: ['name'], minWidthRem: 14 },
    { fields: ['department', 'location'], minWidthRem: 12 },
    { fields: ['employment_type', 'closes_on'], minWidthRem: 9.5 },
  ],
  hasApplicants: true,
  filters: [],
  isFromVisitors: false,
  statuses: [
    { name: 'active', tone: 'good', icon: CircleCheck },
    { name: 'inactive', tone: 'quiet', icon: CirclePause },
    { name: 'draft', tone: 'quiet', icon: PencilLine },
  ],
  actions: [],
  statusByReply: {},
});
