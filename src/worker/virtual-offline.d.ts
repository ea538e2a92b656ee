/** What the build knows; see src/build/service-worker.ts. */
declare module 'virtual:offline' {
  /** HTML with a place for the list of pages, marked `<!--seen-->`, in each language. */
  export const offlinePages: Record<string, string>;
}
