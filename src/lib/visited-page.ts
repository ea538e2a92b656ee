/** Message from a page to the service worker, so that the page opens again without a network. */
export interface VisitedPageMessage {
  type: 'seen';
  page: string;
  files: string[];
  /** The document was loaded from this path, so the browser has its HTML. */
  isInitial: boolean;
  /** The visitor saves data: fetch nothing that the browser does not have. */
  savesData: boolean;
}
