import { useMutation } from '@tanstack/react-query';
import { FormNotice } from '@/components/form/form-notice';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { site } from '@/content/facts/site';
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
  const {
    mutate,
    isPending,
    data: error,
  } = useMutation({
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
    <Screen>
      <div>
        <p className="text-quiet">{site.name}</p>
        <h1 className="mt-1 text-title">{texts.confirm.title}</h1>
        <p className="mt-2 text-quiet">{texts.confirm.text}</p>
      </div>
      {error && <FormNotice>{messageOf(error)}</FormNotice>}
      <Button disabled={isPending} onClick={() => mutate()}>
        {texts.confirm.submit}
      </Button>
      <TextButton onClick={onGiveUp}>{texts.giveUp}</TextButton>
    </Screen>
  );
}
