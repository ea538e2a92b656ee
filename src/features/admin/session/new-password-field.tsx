import { useState } from 'react';
import { TextField } from '@/components/form/fields';
import { admin } from '@/content/en/admin';

const { password: texts } = admin;

/** Can be shown: who mistypes a new password is locked out by it. */
export function NewPasswordField({ name }: { name: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <TextField
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        label={texts.label}
        hint={texts.rules}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand"
          checked={shown}
          onChange={() => setShown(!shown)}
        />
        {texts.show}
      </label>
    </div>
  );
}
