import { useEffect, useRef, useState, type RefObject } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import type { drawPage, PDFDocumentProxy } from './draw-pdf';
import { Skeleton } from '../ui/list-states';
import { useShortcuts } from '../ui/shortcut';

const { beside: texts } = adminDetail.files;

interface OpenedPdf {
  pdf: PDFDocumentProxy;
  draw: typeof drawPage;
  /** Height divided by width of the first page, assumed for the others until they are drawn. */
  ratio: number;
}

/** The pages of a PDF, as wide as there is room; only those near the screen are drawn. */
export function ResumePages({ name, content }: { name: string; content: Uint8Array }) {
  const [openedPdf, setOpenedPdf] = useState<OpenedPdf>();
  const [hasFailed, setFailed] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const scrollBy = (heights: 1 | -1) =>
    area.current?.scrollBy({ top: heights * area.current.clientHeight });
  useShortcuts({ [texts.keys.down]: () => scrollBy(1), [texts.keys.up]: () => scrollBy(-1) });

  useEffect(() => {
    let isGone = false;
    let close = () => {};
    async function open() {
      const { drawPage: draw, openPdf } = await import('./draw-pdf');
      if (isGone) return;
      const task = openPdf(content);
      close = () => void task.destroy();
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!isGone) setOpenedPdf({ pdf, draw, ratio: height / width });
    }
    open().catch(() => {
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
      close();
    };
  }, [content]);

  if (hasFailed) return <p>{texts.unreadable}</p>;
  if (!openedPdf) return <Skeleton label={texts.loading} />;
  const { numPages } = openedPdf.pdf;
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
        <Page key={index} pageNumber={index + 1} openedPdf={openedPdf} area={area} />
      ))}
    </div>
  );
}

interface PageProps {
  pageNumber: number;
  openedPdf: OpenedPdf;
  area: RefObject<HTMLElement | null>;
}

function Page({ pageNumber, openedPdf, area }: PageProps) {
  const { pdf, draw, ratio } = openedPdf;
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const { current } = container;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(!!entry?.isIntersecting), {
      root: area.current,
      rootMargin: '100% 0px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [area]);

  useEffect(() => {
    const { current } = container;
    if (current && isNear) return draw(pdf, pageNumber, current, () => setFailed(true));
  }, [pdf, draw, pageNumber, isNear]);

  return (
    <div role="group" aria-label={texts.page(pageNumber, pdf.numPages)}>
      {hasFailed && <p className="p-3">{texts.pageFailed}</p>}
      <div
        ref={container}
        className="relative border-b border-line bg-white [&>canvas]:w-full"
        style={{ aspectRatio: 1 / ratio }}
      />
    </div>
  );
}
