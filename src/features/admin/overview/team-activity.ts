import { UserCog, UserMinus, UserPlus, type LucideIcon } from 'lucide-react';
import { adminTeam } from '@/content/en/admin-team';
import type { TeamAction } from '@/content/facts/stored-values';
import { ownValue } from '@/lib/own-value';

interface Change {
  summary: string;
  from_status: string | null;
  to_status: string | null;
}

const { activity: texts, roles } = adminTeam;

const roleOf = (stored: string | null) => ownValue(roles, stored ?? '') ?? stored ?? '';

/** How Recent Activity tells changes of the team; the summary is an address. */
export const teamActivity: Record<
  TeamAction,
  { icon: LucideIcon; describe: (change: Change) => string }
> = {
  invited: {
    icon: UserPlus,
    describe: ({ summary, to_status }) => texts.invited(summary, roleOf(to_status)),
  },
  invitation_withdrawn: { icon: UserMinus, describe: ({ summary }) => texts.withdrawn(summary) },
  joined: { icon: UserPlus, describe: ({ to_status }) => texts.joined(roleOf(to_status)) },
  role_changed: {
    icon: UserCog,
    describe: ({ summary, from_status, to_status }) =>
      texts.roleChanged(summary, roleOf(from_status), roleOf(to_status)),
  },
  colleague_removed: { icon: UserMinus, describe: ({ summary }) => texts.removed(summary) },
};
