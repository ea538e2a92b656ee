import { CircleCheck, CircleDot, MessageSquare } from 'lucide-react';
import { adminRecords } from '@/content/en/admin-records';
import { recordList } from './record-list';
import { visitFields } from './visit-fields';
import { leadFilters, visitorFilters } from './visitor-filters';

const { actions } = adminRecords;

export const messages = recordList('contact_submissions', {
  fields: {
    email: 'email',
    phone: 'phone',
    service_interest: 'choice',
    project_details: 'long',
    locale: 'choice',
    consented_at: 'date',
    ...visitFields,
  },
  who: ['first_name', 'last_name'],
  service: 'service_interest',
  nameOrder: ['last_name', 'first_name'],
  company: 'company_operator',
  preview: 'project_details',
  columns: [
    { fields: ['name', 'email'], width: 13 },
    { fields: ['company_operator', 'service_interest'], width: 12.5 },
  ],
  filters: [
    { param: 'service', field: 'service_interest', kind: 'choice' },
    { param: 'waiting', field: 'waiting', kind: 'waiting' },
    ...leadFilters,
    ...visitorFilters,
  ],
  leads: 2,
  chartColour: '--link',
  entered: {
    first_name: { length: 'personName' },
    last_name: { length: 'personName' },
    email: {},
    company_operator: {},
    phone: {},
    service_interest: {},
    project_details: {},
  },
  visitors: true,
  statuses: [
    { name: 'new', tone: 'brand', icon: CircleDot },
    { name: 'contacted', tone: 'warning', icon: MessageSquare },
    { name: 'completed', tone: 'good', icon: CircleCheck, final: true },
  ],
  actions: [
    { label: actions.contacted, status: 'contacted' },
    { label: actions.completed, status: 'completed' },
  ],
  replies: {
    details: 'contacted',
    call: 'contacted',
    meeting: 'contacted',
    decline: 'completed',
    blank: 'contacted',
    called: 'contacted',
    whatsapp: 'contacted',
  },
});
