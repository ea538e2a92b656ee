import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import type { Neighbours } from './record-neighbours';
import { QueryContent, type QueryState } from '../ui/query-section';
import { useShortcuts } from '../ui/shortcut';
import { toolButtonClasses } from '../ui/tool-button';
import { useRestoreFocus } from '../ui/use-restore-focus';
import { roomBeside } from '../ui/use-width';

const { panel: texts } = adminDetail;

interface RecordPanelProps {
  title: string;
  status?: ReactNode;
  subtitle?: ReactNode;
  menu?: ReactNode;
  listUrl: string;
  neighbours?: Neighbours;
  /** The panel fills the screen and its parts scroll separately. */
  isFilled?: boolean;
  /** The record's query; an older version stays visible if it fails. */
  query?: QueryState<unknown>;
  isMissing?: boolean;
  children: ReactNode;
}

const scrollingStyle =
  'max-xl:mx-auto max-xl:max-w-3xl xl:sticky xl:top-(--staff-header) xl:-my-7 xl:h-[calc(100dvh-var(--staff-header))] xl:overflow-y-auto xl:overscroll-contain xl:border-s xl:border-line xl:ps-6 xl:pe-2.5';

/** Parts scroll separately, except at great zoom, which would leave them no room. */
const filledStyle =
  '-mx-gutter -my-5 flex h-[calc(100dvh-var(--staff-header))] flex-col md:-my-7 lg:-mx-6 xl:sticky xl:top-(--staff-header) xl:ms-0 xl:border-s xl:border-line print:h-auto [@media(max-height:22rem)]:h-auto';

/** The frame of one record: beside its list on wide screens, alone on smaller ones. */
export function RecordPanel(props: RecordPanelProps) {
  const { title, status, subtitle, menu, listUrl, neighbours = {}, children } = props;
  const { isFilled = false, query, isMissing } = props;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePanelKeys(listUrl, neighbours);
  useFocusOnOpen(panel, heading);
  useRestoreFocus(panel, heading);
  return (
    <section
      ref={panel}
      aria-labelledby="record-title"
      className={isFilled ? filledStyle : scrollingStyle}
    >
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-1 bg-paper py-1.5 md:flex-nowrap',
          isFilled
            ? 'border-b border-line px-4'
            : 'sticky z-2 max-xl:top-(--staff-header) max-xl:-mt-5 max-xl:border-b max-xl:border-line md:max-xl:-mt-7 xl:top-0',
        )}
      >
        <Link
          to={listUrl}
          aria-label={texts.close}
          title={texts.close}
          className={cx(toolButtonClasses, iconButton, '-ms-2.5')}
        >
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </Link>
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 max-md:order-last max-md:basis-full md:px-1">
          <div className="min-w-0">
            <h2
              id="record-title"
              ref={heading}
              tabIndex={-1}
              dir="auto"
              className="text-heading wrap-anywhere outline-none"
            >
              {isMissing ? texts.unknownTitle : title}
            </h2>
            {subtitle}
          </div>
          {status}
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-x-1">
          <NeighbourLink url={neighbours.previous} name="previous" />
          <NeighbourLink url={neighbours.next} name="next" />
          {menu}
        </div>
      </div>
      <div className={cx(isFilled && 'px-4')}>
        {isMissing && (
          <p className="py-3 text-quiet">
            {texts.unknown}{' '}
            <Link to={listUrl} className="text-link">
              {texts.toList}
            </Link>
          </p>
        )}
        {query && !isMissing && <QueryContent texts={texts} query={query} rows={6} />}
      </div>
      {isFilled ? children : <div className="pt-2 pb-10">{children}</div>}
    </section>
  );
}

const iconButton = 'min-w-11 px-2 text-quiet hover:bg-sand hover:text-link md:min-w-9';

/** A link to a neighbour, dimmed without one. It replaces the history entry, so that Back leads to the list. */
function NeighbourLink({ url, name }: { url: string | undefined; name: keyof Neighbours }) {
  const Icon = name === 'previous' ? ChevronUp : ChevronDown;
  const shortcut = texts.keys[name];
  const linkProps = {
    'aria-label': texts[name],
    title: `${texts[name]} (${shortcut})`,
    'aria-keyshortcuts': shortcut,
    className: cx(toolButtonClasses, iconButton, !url && 'opacity-45'),
    children: <Icon aria-hidden className="size-5" strokeWidth={1.5} />,
  };
  return url ? (
    <Link to={url} replace {...linkProps} />
  ) : (
    <button type="button" aria-disabled {...linkProps} />
  );
}

function usePanelKeys(listUrl: string, { previous, next }: Neighbours) {
  const navigate = useNavigate();
  useShortcuts({
    [texts.keys.previous]: () => previous && navigate(previous, { replace: true }),
    [texts.keys.next]: () => next && navigate(next, { replace: true }),
    Escape: () => navigate(listUrl),
  });
}

function useFocusOnOpen(
  panel: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    // A record that fills the screen starts at the top; beside its list, the page does not scroll.
    if (!window.matchMedia(roomBeside).matches) window.scrollTo({ top: 0, behavior: 'instant' });
    // A shortcut may have opened the record at one of its fields.
    if (panel.current?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, [panel, heading]);
}

/** Classes of the fields of a form beside a list: two columns where there is room, compact with a mouse. */
export const panelFields =
  'grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2 [&>:has(textarea)]:col-span-full [&_:is(input,select)]:min-h-11 [&_:is(input,select)]:py-1.5 md:pointer-fine:[&_:is(input,select)]:min-h-9.5 [&_:is(input,select,textarea)]:px-2.5 [&_p]:text-tool [&_textarea]:field-sizing-content [&_textarea]:max-h-[28rem]';
