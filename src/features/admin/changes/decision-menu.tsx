import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { useChoices, type ChoiceName } from './choices';
import type { DecisionTarget } from './use-update-records';
import { Menu, MenuAction, type MenuButton } from '../ui/menu';

interface DecisionMenuProps extends DecisionTarget {
  button: MenuButton;
  /** The decisions that it offers, in this order; one that the records do not have is left out. */
  offered: readonly ChoiceName[];
  before?: ReactNode;
  children: ReactNode;
}

/** A menu of decisions, each of which opens its options in the same menu, and of other actions. */
export function DecisionMenu(props: DecisionMenuProps) {
  const { button, offered, before, children, ...deciding } = props;
  const { choices, question } = useChoices(deciding);
  const [isOpen, setOpen] = useState(false);
  const [openChoice, setOpenChoice] = useState<ChoiceName>();
  return (
    <>
      <Menu
        // The options that take the place of the decisions have to get the focus.
        key={openChoice}
        {...button}
        open={isOpen}
        onOpenChange={(opens) => {
          setOpen(opens);
          if (opens) setOpenChoice(undefined);
        }}
      >
        {openChoice ? (
          choices[openChoice]?.items()
        ) : (
          <>
            {before}
            {offered.flatMap((name) => {
              const { icon, label } = choices[name] ?? {};
              if (!icon) return [];
              return (
                <MenuAction
                  key={name}
                  icon={icon}
                  onSelect={(event) => {
                    event.preventDefault();
                    setOpenChoice(name);
                  }}
                >
                  {label}
                </MenuAction>
              );
            })}
            {children}
          </>
        )}
      </Menu>
      {question}
    </>
  );
}

export function SpamItem({ records, onSet }: Pick<DecisionTarget, 'records' | 'onSet'>) {
  const isSpam = records.every((record) => record['spam_suspected'] === true);
  return (
    <MenuAction
      icon={isSpam ? ShieldCheck : ShieldAlert}
      onSelect={() => onSet({ records, set: { spam_suspected: !isSpam } })}
    >
      {isSpam ? texts.clear : texts.mark}
    </MenuAction>
  );
}
