import {
  Briefcase,
  FileUser,
  Handshake,
  LayoutDashboard,
  MessagesSquare,
  type LucideIcon,
} from 'lucide-react';
import { admin } from '@/content/en/admin';
import { sorted } from '@/lib/arrays';
import { careerApplications } from './career-applications';
import { jobPostings } from './job-postings';
import { messages } from './messages';
import { partnershipApplications } from './partnership-applications';
import { quoteRequests } from './quote-requests';
import type { RecordList, RecordTable } from './record-list';

const { dashboard } = admin;

export interface Tab {
  path: string;
  label: string;
  icon: LucideIcon;
  /** The tab's lists of records; Overview has none. */
  lists: readonly RecordList[];
}

const overview: Tab = {
  path: '/admin',
  label: dashboard.overview,
  icon: LayoutDashboard,
  lists: [],
};

export const tabs: readonly Tab[] = [
  overview,
  createTab(dashboard.contacts, MessagesSquare, messages, quoteRequests),
  createTab(dashboard.careers, FileUser, careerApplications),
  createTab(dashboard.partnerships, Handshake, partnershipApplications),
  createTab(dashboard.jobs, Briefcase, jobPostings),
];

export const recordLists: readonly RecordList[] = tabs.flatMap((one) => one.lists);

/** The lists of leads, in the order in which Overview and the week name them. */
export const leadLists = sorted(
  recordLists.filter((list) => list.leadPosition),
  (a, b) => Number(a.leadPosition) - Number(b.leadPosition),
);

/** The tabs that have something for a role, with the lists that the role includes. */
export const tabsOf = (tables: readonly RecordTable[]): readonly Tab[] =>
  tabs
    .map((one) => ({ ...one, lists: one.lists.filter(({ table }) => tables.includes(table)) }))
    .filter(({ path, lists }) => path === overview.path || lists.length > 0);

/** Linked from the header; not a tab. */
export const mailPath = '/admin/mail';
/** Linked from the header, for admins. */
export const teamPath = '/admin/team';
/** Linked from the header, for admins. */
export const reportPath = '/admin/report';
/** Linked from the header, for admins, until all is done. */
export const setupPath = '/admin/setup';

/** Lists of open records of every kind. */
export const workViews = ['mine', 'nobodys', 'overdue', 'messages', 'open'] as const;
export type WorkView = (typeof workViews)[number];

export const workPath = (view: WorkView) => `/admin/work/${view}`;

export interface StaffView {
  tab: Tab;
  list?: RecordList;
  /** The id of the open record: the part of the path after the list. */
  recordId?: string;
}

/** Returns the view at an address of the staff area, or undefined if there is none. */
export function viewOf(pathname: string): StaffView | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === overview.path) return { tab: overview };
  const views = tabs.flatMap((one) => one.lists.map((list) => ({ tab: one, list })));
  const exact = views.find(({ list }) => list.path === path);
  if (exact) return exact;
  const parent = views.find(({ list }) => list.path === path.slice(0, path.lastIndexOf('/')));
  return parent && { ...parent, recordId: path.slice(parent.list.path.length + 1) };
}

export function listOf(table: string): RecordList | undefined {
  return recordLists.find((list) => list.table === table);
}

/** Returns whether an address part is a record id, which is a UUID. */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

function createTab(label: string, icon: LucideIcon, ...lists: [RecordList, ...RecordList[]]): Tab {
  return { path: lists[0].path, label, icon, lists };
}
