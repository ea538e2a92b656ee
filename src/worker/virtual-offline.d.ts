/** What the build knows; see src/build/service-worker.ts. */
declare module 'virtual:offline' {
  /** HTML with a place for the list of pages, marked `<!--seen-->`. */
  export const offlinePage: string;
  /** By the file of a page: those that it may ask for later, its form's among them. */
  export const laterFiles: Readonly<Record<string, readonly string[]>>;
}
