import type { StaffRole } from '@/content/en/admin-roles';
import { adminTeam } from '@/content/en/admin-team';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { addressField, normalizeAddress } from '../ui/question-field';
import { ActionRow } from '../ui/action-row';
import { QuerySection } from '../ui/query-section';
import { DeleteRowButton } from '../ui/delete-row-button';
import { ownerName, useColleagues } from '../ui/colleagues';
import { isolate, stripBidiControls } from '../ui/direction';
import { QuestionButton } from '../ui/question-dialog';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { dateOf, exactTime } from '../ui/timestamps';
import { useCommand } from '../ui/use-command';
import { invitationsQuery, type Invitation } from './team-queries';

const { invitations: texts, invite: inviteTexts, roles, includes, role: roleLabel } = adminTeam;

export function InvitationsSection() {
  const invitations = useStaffQuery(invitationsQuery);
  return (
    <>
      <InviteButton />
      <QuerySection texts={texts} query={invitations} rows={1}>
        {(pending) =>
          pending.length === 0 ? (
            <p className="text-quiet">{texts.none}</p>
          ) : (
            <ul className="border-t border-line">
              {pending.map((invitation) => (
                <InvitationEntry key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          )
        }
      </QuerySection>
    </>
  );
}

function InviteButton() {
  const { run } = useCommand({
    run: async (invitation: { email: string; role: StaffRole }) =>
      dataOf(await staff().rpc('invite', invitation)),
    changes: ['invitations'],
    done: (_, { email }) => inviteTexts.done(isolate(email)),
    failed: refusalOf,
    isQuiet: true,
  });
  return (
    <QuestionButton
      {...inviteTexts}
      button={{ children: inviteTexts.title, className: 'my-4' }}
      text={inviteTexts.hint}
      fields={{
        email: addressField(inviteTexts),
        role: {
          label: roleLabel,
          value: 'sales',
          options: roles,
          hint: (role) => `${includes[role as StaffRole]}.`,
        },
      }}
      yes={inviteTexts.submit}
      onYes={({ email, role }) => run({ email: normalizeAddress(email), role: role as StaffRole })}
    />
  );
}

function refusalOf(error: Error): string {
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 409) return inviteTexts.already;
  return status === 400 ? inviteTexts.invalid : inviteTexts.failed;
}

function InvitationEntry({ invitation }: { invitation: Invitation }) {
  const { id, email, role, invited_by, created_at, expires_at } = invitation;
  const { colleagues } = useColleagues();
  const inviter = invited_by && ownerName(invited_by, colleagues);
  const address = isolate(email);
  return (
    <ActionRow
      actions={
        <DeleteRowButton
          table="invitations"
          id={id}
          aria-label={texts.withdrawOf(address)}
          title={texts.question}
          text={texts.questionText(address)}
          done={texts.withdrawn(address)}
          failed={texts.withdrawFailed}
        >
          {texts.withdraw}
        </DeleteRowButton>
      }
    >
      <p>
        <bdi className="font-semibold">{stripBidiControls(email)}</bdi>, {roles[role]}
      </p>
      <p className="text-quiet">
        {inviter ? texts.invitedBy(isolate(inviter)) : texts.invited}{' '}
        <TimeAgo timestamp={created_at} />, {texts.until(exactTime(dateOf(expires_at)))}
      </p>
    </ActionRow>
  );
}
