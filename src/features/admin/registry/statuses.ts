import {
  BadgeCheck,
  CircleCheck,
  CircleDot,
  CirclePause,
  CircleX,
  Eye,
  MessageSquare,
  MessagesSquare,
  PencilLine,
  type LucideIcon,
} from 'lucide-react';
import { adminRecords } from '@/content/en/admin-records';

type Tone = 'brand' | 'warning' | 'good' | 'bad' | 'quiet';

export type Status = keyof typeof adminRecords.statuses;

interface StatusBadge {
  label: string;
  tone: Tone;
  icon: LucideIcon;
}

const variants: Record<Status, { tone: Tone; icon: LucideIcon }> = {
  new: { tone: 'brand', icon: CircleDot },
  contacted: { tone: 'warning', icon: MessageSquare },
  completed: { tone: 'good', icon: CircleCheck },
  reviewed: { tone: 'warning', icon: Eye },
  interviewed: { tone: 'warning', icon: MessagesSquare },
  accepted: { tone: 'good', icon: CircleCheck },
  rejected: { tone: 'bad', icon: CircleX },
  under_review: { tone: 'warning', icon: Eye },
  approved: { tone: 'good', icon: BadgeCheck },
  active: { tone: 'good', icon: CircleCheck },
  inactive: { tone: 'quiet', icon: CirclePause },
  draft: { tone: 'quiet', icon: PencilLine },
};

/** How a status is shown. None counts as new; one that we do not know is shown as it is stored. */
export function statusBadge(status: string | null): StatusBadge {
  const known = status || 'new';
  return known in variants
    ? { label: adminRecords.statuses[known as Status], ...variants[known as Status] }
    : { label: known, tone: 'quiet', icon: CircleDot };
}

const handled: Status[] = ['new', 'contacted', 'completed'];

export const statusesOf: Record<keyof typeof adminRecords.tables, readonly Status[]> = {
  contact_submissions: handled,
  quote_requests: handled,
  career_applications: ['new', 'reviewed', 'interviewed', 'accepted', 'rejected'],
  partnership_applications: ['new', 'under_review', 'approved', 'rejected'],
  job_postings: ['active', 'inactive', 'draft'],
};
