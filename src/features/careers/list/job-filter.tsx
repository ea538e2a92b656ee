import { ChevronDown } from '@/components/ui/marks';
import { useEffect, useId, useRef, useState } from 'react';
import { controlClasses, Field } from '@/components/form/field';
import { Button } from '@/components/ui/button';
import type { PositionsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { facets, filterIn, optionsOf, type Facet, type Filter } from './filter';
import type { Job } from '../job';

const debounceMs = 250;

interface JobFilterProps {
  texts: PositionsTexts;
  jobs: readonly Job[];
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
  onSubmit: () => void;
}

export function JobFilter(props: JobFilterProps) {
  const { jobs, filter, onChange, onSubmit } = props;
  const texts = props.texts.filter;
  const [words, setWords, settle] = useWords(filter.q, (q) => onChange({ q }));
  const [open, setOpen] = useState(facets.some((facet) => filter[facet]));
  const choices = useId();

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- older browsers lack <search>
      role="search"
      aria-label={texts.label}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
        onSubmit();
      }}
      className="grid gap-4 max-sm:gap-1 sm:grid-cols-2 lg:grid-cols-4 noscript:hidden"
    >
      <Field label={texts.search} error={undefined}>
        {(control) => (
          <input
            type="search"
            dir="auto"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={texts.placeholder}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className={controlClasses}
            {...control}
          />
        )}
      </Field>
      <Button
        variant="text"
        size="small"
        aria-expanded={open}
        aria-controls={choices}
        onClick={() => setOpen(!open)}
        className="justify-self-start sm:hidden"
      >
        {texts.choices}
        <ChevronDown className={cx('size-5', open && 'rotate-180')} />
      </Button>
      <div id={choices} className={cx(open ? 'grid gap-4' : 'hidden', 'sm:contents')}>
        {facets.map((facet) => (
          <Choice
            key={facet}
            texts={texts}
            facet={facet}
            value={filter[facet]}
            options={optionsOf(jobs, filter, facet, props.texts)}
            onPick={(value) => onChange({ [facet]: value })}
          />
        ))}
      </div>
    </form>
  );
}

interface ChoiceProps {
  texts: PositionsTexts['filter'];
  facet: Facet;
  value: string;
  options: ReturnType<typeof optionsOf>;
  onPick: (value: string) => void;
}

function Choice({ texts, facet, value, options, onPick }: ChoiceProps) {
  const { label, all } = texts.facets[facet];
  return (
    <Field label={label} error={undefined}>
      {(control) => (
        <select
          name={facet}
          value={value}
          onChange={(event) => onPick(event.target.value)}
          title={options.find((option) => option.value === value)?.label}
          className={controlClasses}
          {...control}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {texts.option(option.label, option.count)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The text of the search field: ahead of the address while typing, behind it after Back. */
function useWords(inAddress: string, onSettled: (words: string) => void) {
  const [words, setWords] = useState(inAddress);
  const lastSettled = useRef(inAddress);

  useEffect(() => {
    // On a slow device an older word may render while the visitor is still typing.
    const { q } = filterIn(new URLSearchParams(window.location.search));
    if (q === inAddress && q !== lastSettled.current) setWords((lastSettled.current = q));
  }, [inAddress]);

  function settle() {
    const settled = words.trim();
    if (settled !== lastSettled.current) onSettled((lastSettled.current = settled));
  }

  useEffect(() => {
    const timer = setTimeout(settle, debounceMs);
    return () => clearTimeout(timer);
  });

  return [words, setWords, settle] as const;
}
