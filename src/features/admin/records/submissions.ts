import { CircleCheck, CircleDot, MessageSquare } from 'lucide-react';
import type { Status } from './record-kind';

export const submissionFields = {
  email: 'email',
  phone: 'phone',
  locale: 'choice',
  consented_at: 'date',
  came_by: 'choice',
  came_at: 'date',
} as const;

/** Fields about how the sender came here, folded in a record. */
export const visitFields: readonly string[] = [
  'came_by',
  'came_at',
  'first_page',
  'referring_host',
  'utm_source',
  'utm_campaign',
];

export const submissionFilters = [
  { param: 'owner', field: 'owner_id', kind: 'owner' },
  { param: 'due', field: 'follow_up_on', kind: 'due' },
  { param: 'duplicates', field: 'duplicate_of', kind: 'duplicates' },
  { param: 'source', field: 'source', kind: 'value' },
  { param: 'campaign', field: 'utm_campaign', kind: 'value' },
  { param: 'first_page', field: 'first_page', kind: 'value' },
  { param: 'came_by', field: 'came_by', kind: 'choice' },
  { param: 'language', field: 'locale', kind: 'choice' },
] as const;

export const leadFilters = [
  { param: 'waiting', field: 'waiting', kind: 'waiting' },
  { param: 'outcome', field: 'outcome', kind: 'choice' },
  { param: 'lost_reason', field: 'lost_reason', kind: 'choice' },
  { param: 'outcome_on', field: 'outcome_on', kind: 'days' },
] as const;

/** Returns the status after each templated reply by email: the same after all but a decline. */
export function statusByEmail(status: Status, declinedStatus: Status) {
  return { details: status, call: status, meeting: status, decline: declinedStatus };
}

/** The statuses of contact messages and of quote requests, and what sets them. */
export const enquiryWorkflow = {
  statuses: [
    { name: 'new', tone: 'brand', icon: CircleDot },
    { name: 'contacted', tone: 'warning', icon: MessageSquare },
    { name: 'completed', tone: 'good', icon: CircleCheck, isFinal: true },
  ],
  actions: ['contacted', 'completed'],
  statusByReply: {
    ...statusByEmail('contacted', 'completed'),
    blank: 'contacted',
    called: 'contacted',
    whatsapp: 'contacted',
  },
} as const;
