import { Button, ButtonAnchor } from '@/components/ui/button';
import { site } from '@/content/facts/site';
import type { FormPartsTexts } from '@/content/texts';
import { mailto } from '@/lib/mailto';
import { CopyButton } from './copy-button';
import { DeleteButton } from './delete-button';
import { OtherWays } from './other-ways';
import type { LeftAside } from './outbox/left-aside';
import type { FilledForm } from './outbox/types';

interface LeftAsideStatusProps {
  texts: FormPartsTexts;
  entry: LeftAside;
  onChange: (form: FilledForm) => void;
  onDiscard: () => void;
}

/** An entry that can never be sent as it is, and what can be saved of it. */
export function LeftAsideStatus({ texts, entry, onChange, onDiscard }: LeftAsideStatusProps) {
  const { pending, submission: words } = texts;
  const { form, text } = entry;
  return (
    <>
      <p>
        <strong>{pending.leftAside}</strong> {text ? pending.leftAsideText : pending.leftAsideEmpty}
      </p>
      <OtherWays texts={words} about={pending.otherKind} />
      <div className="mt-2 flex flex-wrap items-center gap-x-5">
        {form && (
          <Button look="text" size="small" onClick={() => onChange(form)}>
            {words.change}
          </Button>
        )}
        {text && (
          <>
            <ButtonAnchor
              look="text"
              size="small"
              href={mailto(site.email, pending.otherKind, text)}
            >
              {words.mail}
            </ButtonAnchor>
            <CopyButton texts={words} text={text} />
          </>
        )}
        <DeleteButton texts={words} onDelete={onDiscard} />
      </div>
    </>
  );
}
