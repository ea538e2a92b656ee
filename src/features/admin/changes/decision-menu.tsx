import { useState, type ReactNode } from 'react';
import { Menu, MenuAction, type MenuButton } from '../ui/menu';
import { useChoices, type Chosen } from './choices';
import type { Deciding } from './use-update-records';

interface DecisionMenuProps extends Deciding {
  button: MenuButton;
  /** The decisions that it offers, in this order. */
  offered: readonly Chosen[];
  /** Items above and below these. */
  before?: ReactNode;
  children: ReactNode;
}

/** A menu of decisions about records and of other actions. */
export function DecisionMenu(props: DecisionMenuProps) {
  const { button, offered, before, children, ...deciding } = props;
  const { choices, question } = useChoices(deciding);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<Chosen>();
  return (
    <>
      <Menu
        // What takes its place has to get the focus.
        key={shown}
        {...button}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen);
          if (isOpen) setShown(undefined);
        }}
      >
        {shown ? (
          choices[shown]?.items()
        ) : (
          <>
            {before}
            {offered.map((name) => {
              const found = choices[name];
              return (
                found && (
                  <MenuAction
                    key={name}
                    icon={found.icon}
                    onSelect={(event) => {
                      event.preventDefault();
                      setShown(name);
                    }}
                  >
                    {found.label}
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
