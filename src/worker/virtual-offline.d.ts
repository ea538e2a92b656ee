/** Provided by the build; see src/build/service-worker.ts. */
declare module 'virtual:offline' {
  /** HTML in each language, with the placeholder `<!--seen-->` for the list of pages. */
  export const offlinePages: Record<string, string>;
}
