import { ChevronDown, Pencil } from 'lucide-react';
import { useRef } from 'react';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import type { NamedTemplate } from './reply-text';
import { Menu, MenuAction, MenuChoice } from '../ui/menu';
import { toolVariantClasses } from '../ui/tool-button';

const { editor: texts, template } = adminSending;

interface TemplateMenuProps {
  templates: readonly NamedTemplate[];
  current: ReplyName;
  onChoose: (name: ReplyName) => void;
  /** Opens the editor of the team's templates. */
  onEdit?: () => void;
}

export function TemplateMenu({ templates, current, onChoose, onEdit }: TemplateMenuProps) {
  const isChosen = useRef(false);
  return (
    <Menu
      align="end"
      className={toolVariantClasses.plain}
      label={
        <>
          {texts.template}
          <ChevronDown aria-hidden className="size-4" strokeWidth={2} />
        </>
      }
      onCloseAutoFocus={(event) => {
        // Choosing has put the focus into the text.
        if (isChosen.current) event.preventDefault();
        isChosen.current = false;
      }}
    >
      {templates.map(([name, label]) => (
        <MenuChoice
          key={name}
          checked={name === current}
          onSelect={() => {
            isChosen.current = true;
            onChoose(name);
          }}
        >
          {label}
        </MenuChoice>
      ))}
      {onEdit && (
        <MenuAction icon={Pencil} onSelect={onEdit}>
          {template.edit}
        </MenuAction>
      )}
    </Menu>
  );
}
