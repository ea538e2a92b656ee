import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormNotice } from '@/components/form/form-notice';
import { readFormValues } from '@/components/form/read-form-values';
import { Button } from '@/components/ui/button';
import { DialogActions } from '../ui/dialog';
import { ToolButton } from '../ui/tool-button';

type Values = Record<string, string>;

/** Why a form was refused: a field has a problem, or a notice is about the whole. The field gets the focus. */
export type FormRefusal<Name = string> =
  | { field: Name; problem: string }
  | { field?: Name; notice?: string };

interface AuthFormProps<Typed extends Values> {
  schema: z.ZodMiniType<Typed, Typed>;
  initial: DefaultValues<Typed>;
  label?: string;
  texts: { submit: string; busy: string };
  focus?: Path<Typed> | undefined;
  onSubmit: (values: Typed) => Promise<FormRefusal<Path<Typed>> | undefined>;
  children?: ReactNode;
  cancel?: string;
}

export function AuthForm<Typed extends Values>(props: AuthFormProps<Typed>) {
  const { schema, initial, label, texts, focus, onSubmit, children, cancel } = props;
  const [notice, setNotice] = useState<string>();
  const form = useForm<Typed, unknown, Typed>({
    resolver: zodResolver(schema),
    defaultValues: initial,
  });
  const isBusy = form.formState.isSubmitting;
  const { setFocus } = form;

  // Not `autoFocus`: the form loads after the dialog or page around it, which has placed the focus by then.
  useEffect(() => {
    if (focus) setFocus(focus);
  }, [focus, setFocus]);
  async function submit(values: Typed) {
    setNotice(undefined);
    const refusal = await onSubmit(values);
    if (!refusal) return;
    if ('problem' in refusal) form.setError(refusal.field, { message: refusal.problem });
    else setNotice(refusal.notice);
    if (refusal.field) form.setFocus(refusal.field);
  }
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          // In a dialog, React would also submit the form below.
          event.stopPropagation();
          event.preventDefault();
          // A dialog's button stays focusable while it works, so it could be pressed again.
          if (isBusy) return;
          readFormValues(event.currentTarget, form);
          void form.handleSubmit(submit)(event);
        }}
        className="flex flex-col gap-5"
      >
        {children}
        {notice && <FormNotice>{notice}</FormNotice>}
        {cancel ? (
          <DialogActions cancel={cancel}>
            <ToolButton variant="filled" type="submit" inactive={isBusy}>
              {isBusy ? texts.busy : texts.submit}
            </ToolButton>
          </DialogActions>
        ) : (
          <Button type="submit" disabled={isBusy}>
            {isBusy ? texts.busy : texts.submit}
          </Button>
        )}
      </form>
    </FormProvider>
  );
}
