import { defineRecordKind } from './record-kind';
import { enquiryWorkflow, leadFilters, submissionFields, submissionFilters } from './submissions';

export const contactMessages = defineRecordKind('contact_submissions', {
  fields: {
    ...submissionFields,
    service_interest: 'choice',
    project_details: 'long',
  },
  nameParts: ['first_name', 'last_name'],
  service: 'service_interest',
  nameOrder: ['last_name', 'first_name'],
  company: 'company_operator',
  preview: 'project_details',
  columns: [
    { fields: ['name', 'email'], minWidthRem: 13 },
    { fields: ['company_operator', 'service_interest'], minWidthRem: 12.5 },
  ],
  filters: [
    { param: 'service', field: 'service_interest', kind: 'choice' },
    ...leadFilters,
    ...submissionFilters,
  ],
  leadPosition: 2,
  chartColour: '--link',
  entryFields: {
    first_name: { length: 'personName' },
    last_name: { length: 'personName' },
    service_interest: {},
    project_details: {},
  },
  isFromVisitors: true,
  ...enquiryWorkflow,
});
