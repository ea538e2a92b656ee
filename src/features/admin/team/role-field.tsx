import { adminTeam as texts } from '@/content/en/admin-team';
import type { Role } from './team-queries';

const roles = Object.keys(texts.roles) as Role[];

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
      className="h-11 w-full min-w-0 rounded border border-edge bg-sand px-2 md:h-9 pointer-coarse:h-11"
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {texts.roles[role]}
        </option>
      ))}
    </select>
  );
}
