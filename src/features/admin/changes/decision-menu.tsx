import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { useChoices, type ChoiceName } from './choices';
import type { DecisionTarget } from './use-update-records';
import { Menu, MenuAction, type MenuButton } from '../ui/menu';

interface DecisionMenuProps extends DecisionTarget {
  button: MenuButton;
  /** The decisions that it offers, in this order. */
  offered: readonly ChoiceName[];
  /** Items above and below these. */
  before?: ReactNode;
  children: ReactNode;
}

/** A menu of decisions about records and of other actions. */
export function DecisionMenu(props: DecisionMenuProps) {
  const { button, offered, before, children, ...deciding } = props;
  const { choices, question } = useChoices(deciding);
  const [open, setOpen] = useState(false);
  const [openChoice, setOpenChoice] = useState<ChoiceName>();
  return (
    <>
      <Menu
        // What takes its place has to get the focus.
        key={openChoice}
        {...button}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen);
          if (isOpen) setOpenChoice(undefined);
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

/** Marks records as spam, or takes the mark back. */
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
