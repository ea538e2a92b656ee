import { useQueryClient } from '@tanstack/react-query';
import { adminMail } from '@/content/en/admin-mail';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { AddressForm } from '../ui/address-form';
import type { Recipient } from './mail-queries';

const { mailbox: texts } = adminMail;

export function AddMailbox({ recipients }: { recipients: readonly Recipient[] }) {
  const client = useQueryClient();

  async function add(shared_address: string) {
    try {
      dataOf(await staff().from('mail_recipients').insert({ shared_address }));
      void client.invalidateQueries({ queryKey: ['activity_log'] });
    } finally {
      void client.invalidateQueries({ queryKey: ['mail_recipients'] });
    }
  }

  function problemOf(address: string): string | undefined {
    const isListed = recipients.some((one) => one.address.toLowerCase() === address);
    return isListed ? texts.twice : undefined;
  }

  return (
    <div className="py-4">
      <AddressForm
        texts={texts}
        hint={texts.hint}
        problemOf={problemOf}
        add={add}
        refusalOf={refusalOf}
      />
    </div>
  );
}

function refusalOf(error: Error): string {
  if (error instanceof RequestError && error.code === '23505') return texts.twice;
  // The embedded backend returns no error code for it.
  if (error.message.includes('mail_recipients_shared_address_format')) return texts.invalid;
  return texts.addFailed;
}
