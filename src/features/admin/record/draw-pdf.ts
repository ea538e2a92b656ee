import {
  getDocument,
  GlobalWorkerOptions,
  RenderingCancelledException,
  TextLayer,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- made by Vite
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import openJpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A page of any size needs no more memory than this: 64 MB. */
const maxPixels = 16_000_000;

export type { PDFDocumentProxy };

/** Opens a PDF; no script in it ever runs, and nothing is evaluated as code. */
export function openPdf(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    // The worker takes the memory of what it is given.
    data: bytes.slice(),
    isEvalSupported: false,
    enableXfa: false,
    // The policy allows no WebAssembly; the name of the file that does without it is appended to the address.
    useWasm: false,
    useWorkerFetch: true,
    wasmUrl: `${openJpegUrl}?/`,
    verbosity: 0,
  });
}

/** Draws a page (from 1), with its text to select, as wide as its container. Returns a function that removes it. */
export function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  container: HTMLElement,
  onFail: () => void,
): () => void {
  let isRemoved = false;
  let cancel = () => {};

  async function draw() {
    const page = await pdf.getPage(pageNumber);
    if (isRemoved) return;
    const scale = container.clientWidth / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const { width, height } = viewport;
    const density = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(width * density));
    canvas.height = Math.max(1, Math.floor(height * density));
    const textContainer = document.createElement('div');
    textContainer.className = 'pdf-text';
    container.style.aspectRatio = `${width} / ${height}`;
    container.style.setProperty('--total-scale-factor', String(scale));
    container.replaceChildren(canvas, textContainer);
    const renderTask = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    const textLayer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: textContainer,
      viewport,
    });
    cancel = () => {
      renderTask.cancel();
      textLayer.cancel();
    };
    await renderTask.promise;
    await textLayer.render();
  }

  draw().catch((error: unknown) => {
    if (!isRemoved && !(error instanceof RenderingCancelledException)) onFail();
  });
  return () => {
    isRemoved = true;
    cancel();
    container.replaceChildren();
  };
}
