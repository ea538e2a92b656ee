import { useId, useState } from 'react';
import { controlClass, Field } from '@/components/form/field';
import { Button } from '@/components/ui/button';
import { ChevronDown } from '@/components/ui/icons';
import type { PositionsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import type { Job } from '../job';
import { facetOptionsOf, facets, type Facet, type Filter } from './filter';
import { useSearchText } from './use-search-text';

interface JobFilterProps {
  texts: PositionsTexts;
  jobs: readonly Job[];
  filter: Filter;
  onChange: (changes: Partial<Filter>) => void;
  onSubmit: () => void;
}

export function JobFilter(props: JobFilterProps) {
  const { jobs, filter, onChange, onSubmit } = props;
  const texts = props.texts.filter;
  const { text, setText, flush } = useSearchText(filter.q, (q) => onChange({ q }));
  const [isOpen, setOpen] = useState(facets.some((facet) => filter[facet]));
  const facetsId = useId();

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- older browsers lack <search>
      role="search"
      aria-label={texts.label}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
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
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={controlClass}
            {...control}
          />
        )}
      </Field>
      <Button
        variant="text"
        size="small"
        aria-expanded={isOpen}
        aria-controls={facetsId}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start sm:hidden"
      >
        {texts.choices}
        <ChevronDown className={cx('size-5', isOpen && 'rotate-180')} />
      </Button>
      <div id={facetsId} className={cx(isOpen ? 'grid gap-4' : 'hidden', 'sm:contents')}>
        {facets.map((facet) => (
          <FacetSelect
            key={facet}
            texts={texts}
            facet={facet}
            value={filter[facet]}
            options={facetOptionsOf(jobs, filter, facet, props.texts)}
            onPick={(value) => onChange({ [facet]: value })}
          />
        ))}
      </div>
    </form>
  );
}

interface FacetSelectProps {
  texts: PositionsTexts['filter'];
  facet: Facet;
  value: string;
  options: ReturnType<typeof facetOptionsOf>;
  onPick: (value: string) => void;
}

function FacetSelect({ texts, facet, value, options, onPick }: FacetSelectProps) {
  const { label, all } = texts.facets[facet];
  return (
    <Field label={label} error={undefined}>
      {(control) => (
        <select
          name={facet}
          value={value}
          onChange={(event) => onPick(event.target.value)}
          title={options.find((option) => option.value === value)?.label}
          className={controlClass}
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
