import { useState, type ReactNode } from 'react';
import { adminAway } from '@/content/en/admin-away';
import type { StaffRole } from '@/content/en/admin-roles';
import { adminTeam } from '@/content/en/admin-team';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { AwayDialog } from '../changes/away-dialog';
import type { Colleague } from '../ui/colleagues';
import { QuestionButton } from '../ui/question-dialog';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';

const { changeRole, resetFactor, remove, ends, roles, includes } = adminTeam;

interface MemberProps {
  member: Colleague;
  who: string;
}

/** An administrator's actions on a colleague, each after a question. */
export function MemberButtons(props: MemberProps) {
  return (
    <div className="-mx-3 flex flex-wrap sm:col-span-full">
      <AwayButton {...props} />
      <RoleButton {...props} />
      {props.member.has_factor && (
        <DangerButton {...props} rpcName="reset_factor" texts={resetFactor} />
      )}
      <DangerButton {...props} rpcName="remove_colleague" texts={remove}>
        <EndNote />
      </DangerButton>
    </div>
  );
}

function AwayButton({ member, who }: MemberProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ToolButton variant="text" aria-label={adminAway.of(who)} onClick={() => setAsking(true)}>
        {adminAway.open}
      </ToolButton>
      {isAsking && <AwayDialog id={member.id} who={who} onClose={() => setAsking(false)} />}
    </>
  );
}

function RoleButton({ member, who }: MemberProps) {
  const { run } = useCommand({
    run: async (role: StaffRole) =>
      dataOf(await staff().rpc('set_role', { user_id: member.id, role })),
    changes: ['admin_users'],
    done: (_, role) => changeRole.done(who, roles[role]),
    failed: changeRole.failed,
  });
  return (
    <QuestionButton
      {...changeRole}
      button={{ variant: 'text', 'aria-label': changeRole.of(who), children: changeRole.open }}
      text={changeRole.text(who)}
      fields={{
        role: {
          label: changeRole.label,
          value: member.role,
          options: roles,
          hint: (role) => includes[role as StaffRole],
        },
      }}
      yes={changeRole.submit}
      isReady={({ role }) => role !== member.role}
      onYes={({ role }) => run(role as StaffRole)}
    >
      <EndNote />
    </QuestionButton>
  );
}

interface DangerButtonProps extends MemberProps {
  rpcName: 'reset_factor' | 'remove_colleague';
  texts: typeof remove;
  children?: ReactNode;
}

function DangerButton({ member, who, rpcName, texts, children }: DangerButtonProps) {
  const { run } = useCommand({
    run: async () => dataOf(await staff().rpc(rpcName, { user_id: member.id })),
    changes: ['admin_users'],
    done: texts.done(who),
    failed: texts.failed,
  });
  return (
    <QuestionButton
      {...texts}
      button={{ variant: 'text', 'aria-label': texts.of(who), children: texts.submit }}
      text={texts.text(who)}
      yes={texts.submit}
      isDestructive
      onYes={() => run()}
    >
      {children}
    </QuestionButton>
  );
}

const EndNote = () => <p className="text-quiet">{ends}</p>;
