import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { Check, ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { chooseSeparator, chosenSeparator, separators, type Separator } from './csv-separator';
import { toolButton, ToolButton, toolVariants } from '../ui/tool-button';

const { export: texts } = adminLists;

interface ExportButtonsProps {
  label: string;
  disabled?: boolean;
  /** Shows the label on phones, too. */
  worded?: boolean;
  onExport: (separator: Separator) => void;
}

/** Exports in the CSV format that was chosen last; choosing another one exports in it. */
export function ExportButtons({ label, disabled, worded, onExport }: ExportButtonsProps) {
  const [chosen, setChosen] = useState(chosenSeparator);

  function choose(separator: Separator) {
    chooseSeparator(separator);
    setChosen(separator);
    if (!disabled) onExport(separator);
  }

  return (
    <span className="flex">
      <ToolButton
        className="grow rounded-e-none max-md:min-w-11"
        title={texts.formats[chosen]}
        inactive={disabled}
        onClick={() => onExport(chosen)}
      >
        <Download aria-hidden className="size-4.5" strokeWidth={1.5} />
        <span className={cx(!worded && 'max-md:sr-only')}>{label}</span>
      </ToolButton>
      <Dropdown.Root modal={false}>
        <Dropdown.Trigger
          aria-label={texts.format}
          title={texts.format}
          className={cx(
            toolButton,
            toolVariants.outlined,
            '-ms-px min-w-9 rounded-s-none pointer-coarse:min-w-11',
          )}
        >
          <ChevronDown aria-hidden className="size-4" strokeWidth={1.75} />
        </Dropdown.Trigger>
        <Dropdown.Content
          align="end"
          collisionPadding={12}
          className="z-20 rounded border border-line bg-sand p-1.5 text-tool shadow-lg"
        >
          <Dropdown.RadioGroup value={chosen}>
            {separators.map((separator) => (
              <Dropdown.RadioItem
                key={separator}
                value={separator}
                onSelect={() => choose(separator)}
                className="flex min-h-9 cursor-default items-center gap-2.5 rounded-md ps-8 pe-2.5 outline-none data-highlighted:bg-paper data-highlighted:text-link pointer-coarse:min-h-11"
              >
                <Dropdown.ItemIndicator className="-ms-6.5">
                  <Check aria-hidden className="size-4" strokeWidth={2} />
                </Dropdown.ItemIndicator>
                {texts.formats[separator]}
              </Dropdown.RadioItem>
            ))}
          </Dropdown.RadioGroup>
        </Dropdown.Content>
      </Dropdown.Root>
    </span>
  );
}
