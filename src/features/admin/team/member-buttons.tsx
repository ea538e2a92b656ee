import { useState } from 'react';
import { adminAway } from '@/content/en/admin-away';
import { adminTeam } from '@/content/en/admin-team';
import { AwayDialog } from '../changes/away-dialog';
import type { Colleague } from '../ui/colleagues';
import { QuestionButton } from '../ui/question';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';
import { removeColleague, resetFactor, setRole, type Role } from './team-queries';

const { changeRole, resetFactor: factor, remove, ends, roles, includes } = adminTeam;

interface MemberProps {
  member: Colleague;
  who: string;
}

/** What an administrator can change about a colleague, each after a question. */
export function MemberButtons(props: MemberProps) {
  return (
    <div className="-mx-3 flex flex-wrap sm:col-span-full">
      <AwayButton {...props} />
      <RoleButton {...props} />
      {props.member.has_factor && <FactorButton {...props} />}
      <RemoveButton {...props} />
    </div>
  );
}

function AwayButton({ member, who }: MemberProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ToolButton variant="text" aria-label={adminAway.of(who)} onClick={() => setAsking(true)}>
        {adminAway.open}
      </ToolButton>
      {asking && <AwayDialog id={member.id} who={who} onClose={() => setAsking(false)} />}
    </>
  );
}

function RoleButton({ member, who }: MemberProps) {
  const { run } = useCommand({
    run: setRole,
    changes: ['admin_users'],
    done: (_, { role }) => changeRole.done(who, roles[role]),
    failed: changeRole.failed,
  });
  return (
    <QuestionButton
      {...changeRole}
      button={{
        variant: 'text',
        'aria-label': changeRole.of(who),
        children: changeRole.open,
      }}
      text={changeRole.text(who)}
      fields={{
        role: {
          label: changeRole.label,
          value: member.role,
          options: roles,
          hint: (role) => includes[role as Role],
        },
      }}
      yes={changeRole.submit}
      isReady={({ role }) => role !== member.role}
      onYes={({ role }) => run({ user_id: member.id, role: role as Role })}
    >
      <WhatEnds />
    </QuestionButton>
  );
}

function FactorButton({ member, who }: MemberProps) {
  const { run } = useCommand({
    run: resetFactor,
    changes: ['admin_users'],
    done: factor.done(who),
    failed: factor.failed,
  });
  return (
    <QuestionButton
      {...factor}
      button={{ variant: 'text', 'aria-label': factor.of(who), children: factor.submit }}
      text={factor.text(who)}
      yes={factor.submit}
      danger
      onYes={() => run({ user_id: member.id })}
    />
  );
}

function RemoveButton({ member, who }: MemberProps) {
  const { run } = useCommand({
    run: removeColleague,
    changes: ['admin_users'],
    done: remove.done(who),
    failed: remove.failed,
  });
  return (
    <QuestionButton
      {...remove}
      button={{ variant: 'text', 'aria-label': remove.of(who), children: remove.submit }}
      text={remove.text(who)}
      yes={remove.submit}
      danger
      onYes={() => run({ user_id: member.id })}
    >
      <WhatEnds />
    </QuestionButton>
  );
}

const WhatEnds = () => <p className="text-quiet">{ends}</p>;
