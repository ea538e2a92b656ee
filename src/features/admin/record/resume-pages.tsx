import { useEffect, useRef, useState, type RefObject } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import type { drawPage, PDFDocumentProxy } from './draw-pdf';
import { Failure, Skeleton } from '../ui/list-states';
import { useShortcuts } from '../ui/shortcut';

const { beside: texts } = adminDetail.files;

interface Opened {
  pdf: PDFDocumentProxy;
  draw: typeof drawPage;
  /** Height by width of the first page, which the others are taken to have until they are drawn. */
  ratio: number;
}

interface ResumePagesProps {
  name: string;
  content: Uint8Array;
}

/** The pages of a PDF, as wide as there is room; only those near the screen are drawn. */
export function ResumePages(props: ResumePagesProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ name, content, onRetry }: ResumePagesProps & { onRetry: () => void }) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<'damaged' | 'locked' | 'failed'>();
  const area = useRef<HTMLDivElement>(null);
  const turn = (step: number) => () => {
    const { current } = area;
    if (current) turnPage(current, step);
  };
  useShortcuts({ [texts.keys.nextPage]: turn(1), [texts.keys.previousPage]: turn(-1) });

  useEffect(() => {
    let isGone = false;
    let close = () => {};
    async function open() {
      const { drawPage: draw, openPdf, problemOf } = await import('./draw-pdf');
      if (isGone) return;
      const task = openPdf(content);
      close = () => void task.destroy();
      try {
        const pdf = await task.promise;
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (!isGone) setOpened({ pdf, draw, ratio: height / width });
      } catch (error) {
        if (!isGone) setProblem(problemOf(error) ?? 'failed');
      }
    }
    open().catch(() => isGone || setProblem('failed'));
    return () => {
      isGone = true;
      close();
    };
  }, [content]);

  if (problem === 'failed') return <Failure text={texts.failed} onRetry={onRetry} />;
  if (problem) return <p>{texts[problem]}</p>;
  if (!opened) return <Skeleton label={texts.loading} />;
  const { numPages } = opened.pdf;
  return (
    <div
      ref={area}
      role="region"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
      tabIndex={0}
      className="relative min-h-0 w-full grow overflow-y-auto border border-line"
    >
      {Array.from({ length: numPages }, (_, index) => (
        <Page key={index} number={index + 1} opened={opened} area={area} />
      ))}
    </div>
  );
}

interface PageProps {
  number: number;
  opened: Opened;
  area: RefObject<HTMLElement | null>;
}

function Page({ number, opened, area }: PageProps) {
  const { pdf, draw, ratio } = opened;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const sight = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: area.current,
      rootMargin: '100% 0px',
    });
    const size = new ResizeObserver(() => setWidth(current.clientWidth));
    sight.observe(current);
    size.observe(current);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, [area]);

  useEffect(() => {
    const { current } = place;
    if (!current || !isNear || width === 0) return;
    return draw(pdf, number, current, () => setFailed(true));
  }, [pdf, draw, number, isNear, width]);

  return (
    <div role="group" aria-label={texts.page(number, pdf.numPages)}>
      {hasFailed && <p className="p-3">{texts.pageFailed}</p>}
      <div
        ref={place}
        className="relative border-b border-line bg-white [&>canvas]:w-full"
        style={{ aspectRatio: 1 / ratio }}
      />
    </div>
  );
}

/** Moves to the beginning of another page. */
function turnPage(area: HTMLElement, step: number) {
  const pages = [...area.children].filter((page) => page instanceof HTMLElement);
  const begun = pages.filter((page) => page.offsetTop <= area.scrollTop + 1).length;
  area.scrollTop = pages[begun - 1 + step]?.offsetTop ?? area.scrollTop;
}
