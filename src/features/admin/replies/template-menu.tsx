import { ChevronDown, Pencil } from 'lucide-react';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import type { NamedTemplate } from './reply-text';
import { afterFocusReturn } from '../ui/focus-return';
import { Menu, MenuAction, MenuChoice } from '../ui/menu';
import { toolVariantClasses } from '../ui/tool-button';

const { editor: texts, template } = adminSending;

interface TemplateMenuProps {
  templates: readonly NamedTemplate[];
  current: ReplyName;
  onChoose: (name: ReplyName) => void;
  onEdit?: () => void;
}

export function TemplateMenu({ templates, current, onChoose, onEdit }: TemplateMenuProps) {
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
        // Otherwise the button would take the focus from a text into which the choice has put it.
        if (document.activeElement?.matches('textarea, input')) event.preventDefault();
      }}
    >
      {templates.map(([name, label]) => (
        <MenuChoice key={name} checked={name === current} onSelect={() => onChoose(name)}>
          {label}
        </MenuChoice>
      ))}
      {onEdit && (
        <MenuAction icon={Pencil} onSelect={() => afterFocusReturn(onEdit)}>
          {template.edit}
        </MenuAction>
      )}
    </Menu>
  );
}
