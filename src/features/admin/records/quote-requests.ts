import { defineRecordKind } from './record-kind';
import { enquiryWorkflow, leadFilters, submissionFields, submissionFilters } from './submissions';

export const quoteRequests = defineRecordKind('quote_requests', {
  fields: {
    ...submissionFields,
    service_type: 'choice',
    product: 'choice',
    wants_demo: 'boolean',
    timeline: 'choice',
    budget: 'choice',
    project_description: 'long',
  },
  nameParts: ['company_name'],
  person: 'contact_name',
  service: 'service_type',
  country: 'country',
  preview: 'project_description',
  columns: [
    { fields: ['name', 'contact_name'], minWidthRem: 9.5 },
    { fields: ['email', 'phone'], minWidthRem: 12 },
    { fields: ['country', 'service_type'], minWidthRem: 7.5 },
    { fields: ['budget', 'timeline'], minWidthRem: 8.75 },
  ],
  rankColumnByField: { budget: 'budget_rank', timeline: 'timeline_rank' },
  filters: [
    { param: 'country', field: 'country', kind: 'value' },
    { param: 'service', field: 'service_type', kind: 'choice' },
    { param: 'budget', field: 'budget', kind: 'choice' },
    { param: 'product', field: 'product', kind: 'choice' },
    { param: 'answered', field: 'answered_at', kind: 'days' },
    ...leadFilters,
    ...submissionFilters,
  ],
  leadPosition: 1,
  awaitsProposal: true,
  chartColour: '--warning',
  entryFields: {
    country: { length: 'country' },
    service_type: {},
    timeline: {},
    budget: {},
    project_description: {},
  },
  isFromVisitors: true,
  ...enquiryWorkflow,
  statusByReply: { ...enquiryWorkflow.statusByReply, proposal: 'contacted' },
});
