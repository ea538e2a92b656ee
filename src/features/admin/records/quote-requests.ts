import { CircleCheck, CircleDot, MessageSquare } from 'lucide-react';
import { adminRecords } from '@/content/en/admin-records';
import { recordList } from './record-list';
import { visitFields } from './visit-fields';
import { leadFilters, visitorFilters } from './visitor-filters';

const { actions } = adminRecords;

export const quoteRequests = recordList('quote_requests', {
  fields: {
    email: 'email',
    phone: 'phone',
    service_type: 'choice',
    product: 'choice',
    wants_demo: 'boolean',
    timeline: 'choice',
    budget: 'choice',
    project_description: 'long',
    locale: 'choice',
    consented_at: 'date',
    ...visitFields,
  },
  who: ['company_name'],
  person: 'contact_name',
  service: 'service_type',
  country: 'country',
  preview: 'project_description',
  columns: [
    { fields: ['name', 'contact_name'], width: 9.5 },
    { fields: ['email', 'phone'], width: 12 },
    { fields: ['country', 'service_type'], width: 7.5 },
    { fields: ['budget', 'timeline'], width: 8.75 },
  ],
  rankedBy: { budget: 'budget_rank', timeline: 'timeline_rank' },
  filters: [
    { param: 'country', field: 'country', kind: 'value' },
    { param: 'service', field: 'service_type', kind: 'choice' },
    { param: 'budget', field: 'budget', kind: 'choice' },
    { param: 'product', field: 'product', kind: 'choice' },
    { param: 'waiting', field: 'waiting', kind: 'waiting' },
    { param: 'answered', field: 'answered_at', kind: 'days' },
    ...leadFilters,
    ...visitorFilters,
  ],
  leads: 1,
  proposals: true,
  chartColour: '--warning',
  entered: {
    company_name: {},
    contact_name: {},
    email: {},
    phone: {},
    country: { length: 'country' },
    service_type: {},
    timeline: {},
    budget: {},
    project_description: {},
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
    proposal: 'contacted',
    decline: 'completed',
    blank: 'contacted',
    called: 'contacted',
    whatsapp: 'contacted',
  },
});
