import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminTeam as texts } from '@/content/en/admin-team';
import { setRole, useTeamChange, type Member, type Role } from './team-queries';

const roles = Object.keys(texts.roles) as Role[];

interface RoleSelectProps {
  member: Member;
  who: string;
}

/** Each change is stored immediately. */
export function RoleSelect({ member: { user_id, role }, who }: RoleSelectProps) {
  const { mutate, isPending, variables } = useTeamChange(setRole, {
    onSuccess: (_, change) =>
      toast({ kind: 'success', title: texts.roleSaved(who, texts.roles[change.role]) }),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.roleFailed }),
  });
  const shown = isPending && variables ? variables.role : role;
  return (
    <div>
      <RoleField
        label={texts.roleOf(who)}
        value={shown}
        onChange={(next) => !isPending && mutate({ user_id, role: next })}
      />
      <p className="pt-1 text-quiet">{texts.includes[shown]}</p>
    </div>
  );
}

interface RoleFieldProps {
  label: string;
  value: Role;
  onChange: (role: Role) => void;
}

export function RoleField({ label, value, onChange }: RoleFieldProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Role)}
      className="h-11 w-full min-w-0 rounded border border-edge bg-raised px-2 md:h-9 pointer-coarse:h-11"
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {texts.roles[role]}
        </option>
      ))}
    </select>
  );
}
