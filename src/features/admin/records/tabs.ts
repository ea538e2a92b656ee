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
import { contactMessages } from './contact-messages';
import { partnershipApplications } from './partnership-applications';
import { quoteRequests } from './quote-requests';
import type { RecordKind, RecordTable } from './record-kind';

const { dashboard } = admin;

export interface Tab {
  path: string;
  label: string;
  icon: LucideIcon;
  /** The kinds of records that it shows; Overview has none. */
  kinds: readonly RecordKind[];
}

const overview = { path: '/admin', label: dashboard.overview, icon: LayoutDashboard, kinds: [] };

export const tabs: readonly Tab[] = [
  overview,
  createTab(dashboard.contacts, MessagesSquare, contactMessages, quoteRequests),
  createTab(dashboard.careers, FileUser, careerApplications),
  createTab(dashboard.partnerships, Handshake, partnershipApplications),
  createTab(dashboard.jobs, Briefcase, jobPostings),
];

export const recordKinds: readonly RecordKind[] = tabs.flatMap(({ kinds }) => kinds);

/** The kinds of leads, in the order in which Overview and the week name them. */
export const leadKinds = sorted(
  recordKinds.filter((kind) => kind.leadPosition),
  (left, right) => Number(left.leadPosition) - Number(right.leadPosition),
);

/** The tabs that have something for a role, with the kinds that the role includes. */
export const tabsOf = (tables: readonly RecordTable[]): readonly Tab[] =>
  tabs
    .map((tab) => ({ ...tab, kinds: tab.kinds.filter(({ table }) => tables.includes(table)) }))
    .filter(({ path, kinds }) => path === overview.path || kinds.length > 0);

export const mailPath = '/admin/mail';
export const reportPath = '/admin/report';
export const teamPath = '/admin/team';
export const setupPath = '/admin/setup';

export const workViews = ['mine', 'nobodys', 'overdue', 'messages', 'open'] as const;
export type WorkView = (typeof workViews)[number];

export const workPath = (view: WorkView) => `/admin/work/${view}`;

export interface StaffView {
  tab: Tab;
  kind?: RecordKind;
  /** The id of the open record, or `new`: the part of the path after the list. */
  recordId?: string;
}

/** Returns the view at an address of the staff area, or undefined if there is none. */
export function viewOf(pathname: string): StaffView | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === overview.path) return { tab: overview };
  const views = tabs.flatMap((tab) => tab.kinds.map((kind) => ({ tab, kind })));
  const exact = views.find(({ kind }) => kind.path === path);
  if (exact) return exact;
  const parent = views.find(({ kind }) => kind.path === path.slice(0, path.lastIndexOf('/')));
  return parent && { ...parent, recordId: path.slice(parent.kind.path.length + 1) };
}

export const recordKindOf = (table: string) => recordKinds.find((kind) => kind.table === table);

function createTab(label: string, icon: LucideIcon, ...kinds: [RecordKind, ...RecordKind[]]): Tab {
  return { path: kinds[0].path, label, icon, kinds };
}
