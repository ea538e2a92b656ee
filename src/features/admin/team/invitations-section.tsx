import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminTeam } from '@/content/en/admin-team';
import { QuerySection } from '../ui/query-section';
import { DeleteButton } from '../ui/delete-button';
import { ownerName } from '../ui/colleagues';
import { isolated, unturned } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo, useCurrentMinute } from '../ui/time-ago';
import { dateOf, exactTime } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { InviteForm } from './invite-form';
import {
  invitationsQuery,
  invite,
  teamQuery,
  useTeamChange,
  type Invitation,
} from './team-queries';

const { invitations: texts, invite: inviteTexts, roles } = adminTeam;

export function InvitationsSection() {
  const invitations = useStaffQuery(invitationsQuery);
  return (
    <>
      <InviteForm />
      <QuerySection texts={texts} query={invitations} rows={1} className="py-4">
        {(open) =>
          open.length === 0 ? (
            <p className="text-quiet">{texts.none}</p>
          ) : (
            <ul className="border-t border-line">
              {open.map((invitation) => (
                <InvitationEntry key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          )
        }
      </QuerySection>
    </>
  );
}

function InvitationEntry({ invitation }: { invitation: Invitation }) {
  const { id, email, role, invited_by, created_at, expires_at } = invitation;
  const { data: team } = useStaffQuery(teamQuery);
  const by = team?.find((one) => one.id === invited_by);
  const address = isolated(email);
  const ends = dateOf(expires_at);
  const now = useCurrentMinute();
  const { mutate, isPending } = useTeamChange(invite, {
    onSuccess: () => toast({ kind: 'success', title: inviteTexts.done(address) }),
    onError: () => toast({ kind: 'error', title: admin.error, description: inviteTexts.failed }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <bdi className="font-semibold">{unturned(email)}</bdi>, {roles[role]}
        </p>
        <p className="text-quiet">
          {by ? texts.invitedBy(isolated(ownerName(by.id, team))) : texts.invited}{' '}
          <TimeAgo timestamp={created_at} />,{' '}
          {ends.getTime() > now ? texts.until(exactTime(ends)) : texts.expired}
        </p>
      </div>
      <div className="-mx-3 flex">
        <ToolButton
          variant="text"
          aria-label={texts.againTo(address)}
          inactive={isPending}
          onClick={() => mutate({ email, role })}
        >
          {texts.again}
        </ToolButton>
        <DeleteButton
          table="invitations"
          id={id}
          label={texts.withdrawOf(address)}
          question={{
            title: texts.question,
            text: texts.questionText(address),
            cancel: texts.cancel,
            confirm: texts.withdraw,
          }}
          done={texts.withdrawn(address)}
          failed={texts.withdrawFailed}
        >
          {texts.withdraw}
        </DeleteButton>
      </div>
    </li>
  );
}
