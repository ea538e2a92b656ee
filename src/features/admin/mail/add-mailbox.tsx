import { adminMail } from '@/content/en/admin-mail';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { addressField, addressOf } from '../ui/address-field';
import { isolated } from '../ui/direction';
import { QuestionButton } from '../ui/question';
import { useCommand } from '../ui/use-command';

const { mailbox: texts } = adminMail;

export function AddMailbox() {
  const { run } = useCommand({
    run: async (shared_address: string) =>
      dataOf(await staff().from('mail_recipients').insert({ shared_address })),
    changes: ['mail_recipients'],
    done: (_, address) => texts.done(isolated(address)),
    failed: refusalOf,
    quiet: true,
  });
  return (
    <QuestionButton
      {...texts}
      button={{ children: texts.submit, className: 'my-4' }}
      title={texts.submit}
      text={texts.hint}
      fields={{ address: addressField(texts) }}
      yes={texts.submit}
      onYes={({ address }) => run(addressOf(address))}
    />
  );
}

function refusalOf(error: Error): string {
  if (error instanceof RequestError && error.code === '23505') return texts.twice;
  return error.message.includes('address_format') ? texts.invalid : texts.addFailed;
}
