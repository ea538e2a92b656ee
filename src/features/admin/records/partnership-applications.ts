import { BadgeCheck, CircleDot, CircleX, Eye } from 'lucide-react';
import { defineRecordKind } from './record-kind';
import { leadFilters, statusByEmail, submissionFields, submissionFilters } from './submissions';

export const partnershipApplications = defineRecordKind('partnership_applications', {
  fields: {
    ...submissionFields,
    partnership_type: 'choice',
    description: 'long',
    proposal: 'long',
  },
  nameParts: ['company_name'],
  person: 'contact_person',
  country: 'country_region',
  preview: 'proposal',
  columns: [
    { fields: ['name'], minWidthRem: 12 },
    { fields: ['contact_person', 'email'], minWidthRem: 12.5 },
    { fields: ['country_region', 'partnership_type'], minWidthRem: 9.75 },
  ],
  filters: [
    { param: 'country', field: 'country_region', kind: 'value' },
    { param: 'type', field: 'partnership_type', kind: 'choice' },
    ...leadFilters,
    ...submissionFilters,
  ],
  leadPosition: 3,
  chartColour: '--edge',
  entryFields: {
    country_region: { length: 'country' },
    partnership_type: {},
    description: {},
    proposal: {},
  },
  isFromVisitors: true,
  statuses: [
    { name: 'new', tone: 'brand', icon: CircleDot },
    { name: 'under_review', tone: 'warning', icon: Eye },
    { name: 'approved', tone: 'good', icon: BadgeCheck, isFinal: true },
    { name: 'rejected', tone: 'bad', icon: CircleX, isFinal: true },
  ],
  actions: ['under_review', 'approved'],
  statusByReply: statusByEmail('under_review', 'rejected'),
});
