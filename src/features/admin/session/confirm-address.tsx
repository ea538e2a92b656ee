import { useMutation } from '@tanstack/react-query';
import { FormNotice } from '@/components/form/form-notice';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { dropLink, isRefusal, redeemLink, type MailedLink } from '@/lib/supabase/mailed-link';
import { messageOf } from './auth-form';
import { Screen, TextButton } from './screens';

const { link: texts } = adminSession;

interface ConfirmAddressProps {
  link: MailedLink;
  /** The next step is signing in with the password. */
  onConfirmed: () => void;
  onDead: () => void;
  onGiveUp: () => void;
}

/** The screen of a mailed link that confirms an address. */
export function ConfirmAddress({ link, onConfirmed, onDead, onGiveUp }: ConfirmAddressProps) {
  const confirming = useMutation({
    mutationFn: () => redeemLink(link),
    onSuccess: (refused) => {
      if (refused && isRefusal(refused)) onDead();
      if (refused) return;
      void dropLink();
      toast({ kind: 'success', ...texts.confirmed });
      onConfirmed();
    },
  });
  return (
    <Screen title={texts.confirm.title} text={texts.confirm.text}>
      {confirming.data && <FormNotice>{messageOf(confirming.data)}</FormNotice>}
      <Button disabled={confirming.isPending} onClick={() => confirming.mutate()}>
        {texts.confirm.submit}
      </Button>
      <TextButton onClick={onGiveUp}>{texts.giveUp}</TextButton>
    </Screen>
  );
}
