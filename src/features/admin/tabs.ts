import {
  Briefcase,
  FileUser,
  Handshake,
  LayoutDashboard,
  MessagesSquare,
  type LucideIcon,
} from 'lucide-react';
import { admin } from '@/content/admin';
import {
  careerApplications,
  jobPostings,
  messages,
  partnershipApplications,
  quoteRequests,
  type RecordList,
} from './submissions';

const { dashboard } = admin;

export interface Tab {
  path: string;
  label: string;
  icon: LucideIcon;
  /** The lists of records inside; none is Overview. */
  lists: readonly RecordList[];
}

const overview: Tab = {
  path: '/admin',
  label: dashboard.overview,
  icon: LayoutDashboard,
  lists: [],
};

/** THE list of tabs, in their order. */
export const tabs: readonly Tab[] = [
  overview,
  tab(dashboard.contacts, MessagesSquare, messages, quoteRequests),
  tab(dashboard.careers, FileUser, careerApplications),
  tab(dashboard.partnerships, Handshake, partnershipApplications),
  tab(dashboard.jobs, Briefcase, jobPostings),
];

/** What an address of the staff area shows; undefined when nothing answers there. */
export function viewOf(pathname: string): { tab: Tab; list?: RecordList } | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === overview.path) return { tab: overview };
  for (const candidate of tabs) {
    const list = candidate.lists.find((one) => one.path === path);
    if (list) return { tab: candidate, list };
  }
  return undefined;
}

/** A tab lives at the address of its first list. */
function tab(label: string, icon: LucideIcon, first: RecordList, ...others: RecordList[]): Tab {
  return { path: first.path, label, icon, lists: [first, ...others] };
}
