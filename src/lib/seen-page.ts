/** What a page tells the service worker about itself, so that it opens again without a network. */
export interface SeenPage {
  type: 'seen';
  page: string;
  files: string[];
  /** The document was loaded from this path: the browser has its HTML already. */
  isInitial: boolean;
  /** The visitor spares data: nothing may be fetched that the browser does not have. */
  savesData: boolean;
}
