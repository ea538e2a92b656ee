import { useRef, useState } from 'react';
import { adminErrors as texts } from '@/content/en/admin-errors';
import { Empty, Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { useKeptFocus } from '../ui/use-kept-focus';
import { useStartAtTop } from '../ui/use-start-at-top';
import { ErrorEntry } from './error-entry';
import { ErrorFilters, fits, type Choice } from './error-filters';
import { errorsQuery, type ClientError } from './error-queries';

const pageSize = 50;

/** What went wrong in browsers, by page, browser and build. */
export function ErrorsScreen() {
  useStartAtTop();
  const { data: errors, isError, refetch } = useStaffQuery(errorsQuery);
  const [choice, setChoice] = useState<Choice>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area, heading);
  return (
    <div className="mx-auto max-w-4xl">
      <h2 ref={heading} tabIndex={-1} className="pb-2 text-heading outline-none">
        {texts.title}
      </h2>
      <p className="max-w-prose pb-4 text-quiet">
        {texts.lead} {texts.help}
      </p>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!errors && !isError && <Skeleton label={texts.loading} />}
      {errors && errors.length > 0 && (
        <ErrorFilters errors={errors} choice={choice} onChoose={setChoice} />
      )}
      <div ref={area}>
        {errors && (
          <ErrorList
            key={JSON.stringify(choice)}
            errors={errors.filter((error) => fits(error, choice))}
            empty={errors.length > 0 ? texts.emptyFiltered : texts.empty}
          />
        )}
      </div>
    </div>
  );
}

interface ErrorListProps {
  errors: readonly ClientError[];
  empty: string;
}

function ErrorList({ errors, empty }: ErrorListProps) {
  const [most, setMost] = useState(pageSize);
  const count = useRef<HTMLOutputElement>(null);
  if (errors.length === 0) return <Empty text={empty} />;

  function showMore() {
    setMost(most + pageSize);
    // The button may go and would take the focus along.
    count.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <ol className="border-y border-hairline">
        {errors.slice(0, most).map((error) => (
          <ErrorEntry key={error.id} error={error} />
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <output ref={count} tabIndex={-1} className="text-quiet tabular-nums outline-none">
          {texts.shown(Math.min(most, errors.length), errors.length)}
        </output>
        {errors.length > most && <ToolButton onClick={showMore}>{texts.more}</ToolButton>}
      </div>
    </>
  );
}
