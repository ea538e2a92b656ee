import { ChevronDown, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { Menu, MenuItem } from '../ui/menu';
import { toolVariants } from '../ui/tool-button';

const { editor: texts, template } = adminSending;

interface TemplateMenuProps {
  names: readonly ReplyName[];
  current: ReplyName;
  onChoose: (name: ReplyName) => void;
  /** Opens the list of all, to be changed for everybody. */
  onEdit?: () => void;
}

export function TemplateMenu({ names, current, onChoose, onEdit }: TemplateMenuProps) {
  const isChosen = useRef(false);
  return (
    <Menu
      align="end"
      className={toolVariants.plain}
      label={
        <>
          {texts.template}
          <ChevronDown aria-hidden className="size-4" strokeWidth={2} />
        </>
      }
      onCloseAutoFocus={(event) => {
        // The text has the focus by now.
        if (isChosen.current) event.preventDefault();
        isChosen.current = false;
      }}
    >
      {names.map((name) => (
        <MenuItem
          key={name}
          checked={name === current}
          onSelect={() => {
            isChosen.current = true;
            onChoose(name);
          }}
        >
          {replyNames[name]}
        </MenuItem>
      ))}
      {onEdit && (
        <MenuItem icon={Pencil} onSelect={onEdit}>
          {template.edit}
        </MenuItem>
      )}
    </Menu>
  );
}
