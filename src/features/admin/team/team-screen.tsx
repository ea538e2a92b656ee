import { Link } from '@/components/ui/link';
import { adminAway } from '@/content/en/admin-away';
import { adminTeam as texts } from '@/content/en/admin-team';
import { setupPath } from '../records/tabs';
import { ownerName, shownName, type Colleague } from '../ui/colleagues';
import { QuerySection } from '../ui/query-section';
import { isolate, stripBidiControls } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { TimeAgo } from '../ui/time-ago';
import { weekdayText } from '../ui/timestamps';
import { InvitationsSection } from './invitations-section';
import { MemberButtons } from './member-buttons';
import { SignInRulesSection } from './sign-in-rules';
import { teamQuery } from './team-queries';

export function TeamScreen() {
  const team = useStaffQuery(teamQuery);
  return (
    <div className="max-w-4xl">
      <h2 className="text-heading max-lg:sr-only">{texts.title}</h2>
      <p className="pt-1 pb-5 text-quiet">
        {texts.lead}{' '}
        <Link to={setupPath} className="text-link underline underline-offset-4">
          {texts.toSetup}
        </Link>
      </p>
      <QuerySection texts={{ ...texts, title: texts.members }} query={team} rows={3}>
        {(members) => (
          <ul className="border-t border-line">
            {members.map((member) => (
              <MemberEntry key={member.id} member={member} />
            ))}
          </ul>
        )}
      </QuerySection>
      <InvitationsSection />
      <SignInRulesSection />
    </div>
  );
}

function MemberEntry({ member }: { member: Colleague }) {
  const { id } = useStaffUser();
  const { name, email, role, created_at, last_seen_at, away_until, deputy_id, has_factor } = member;
  const isOwn = member.id === id;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_15rem] sm:items-start">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <bdi className="font-semibold">{stripBidiControls(name ?? email)}</bdi>
          {isOwn && <span className="text-quiet">, {texts.you}</span>}
        </p>
        {name && <p className="text-quiet">{email}</p>}
        <p className="text-quiet">
          {texts.since} {created_at && <TimeAgo timestamp={created_at} />}
          {' · '}
          {last_seen_at ? `${texts.seen} ` : texts.neverSeen}
          {last_seen_at && <TimeAgo timestamp={last_seen_at} />}
          {' · '}
          {has_factor ? texts.factor.on : texts.factor.off}
        </p>
        {away_until && (
          <p className="text-warning">
            {adminAway.inTeam(weekdayText(away_until), deputy_id && isolate(ownerName(deputy_id)))}
          </p>
        )}
      </div>
      <div>
        <p className="font-semibold">{texts.roles[role]}</p>
        <p className="text-quiet">{isOwn ? texts.yourself : texts.includes[role]}</p>
      </div>
      {!isOwn && <MemberButtons member={member} who={isolate(shownName(member))} />}
    </li>
  );
}
