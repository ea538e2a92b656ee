import { useState, type ReactNode } from 'react';
import { Menu, MenuAction, type MenuButton } from '../ui/menu';
import { useChoices, type ChoiceName } from './choices';
import type { DecisionTarget } from './use-update-records';

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
            {offered.map((name) => {
              const choice = choices[name];
              return (
                choice && (
                  <MenuAction
                    key={name}
                    icon={choice.icon}
                    onSelect={(event) => {
                      event.preventDefault();
                      setOpenChoice(name);
                    }}
                  >
                    {choice.label}
                  </MenuAction>
                )
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
