import {
  getDocument,
  GlobalWorkerOptions,
  RenderingCancelledException,
  TextLayer,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- made by Vite
import worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import openJpeg from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

GlobalWorkerOptions.workerSrc = worker;

/** A page of any size needs no more memory than this. */
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
    wasmUrl: `${openJpeg}?/`,
    verbosity: 0,
  });
}

/** Draws a page, with its text to select, as wide as its place. Returns what removes it. */
export function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  place: HTMLElement,
  onFail: () => void,
): () => void {
  let isGone = false;
  let cancel = () => {};

  async function draw() {
    const page = await pdf.getPage(number);
    if (isGone) return;
    const scale = place.clientWidth / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const { width, height } = viewport;
    const density = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(width * density));
    canvas.height = Math.max(1, Math.floor(height * density));
    const container = document.createElement('div');
    container.className = 'pdf-text';
    place.style.aspectRatio = `${width} / ${height}`;
    place.style.setProperty('--total-scale-factor', String(scale));
    place.replaceChildren(canvas, container);
    const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    const text = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport,
    });
    cancel = () => {
      drawing.cancel();
      text.cancel();
    };
    await drawing.promise;
    await text.render();
  }

  draw().catch((error: unknown) => {
    if (!isGone && !(error instanceof RenderingCancelledException)) onFail();
  });
  return () => {
    isGone = true;
    cancel();
    place.replaceChildren();
  };
}
