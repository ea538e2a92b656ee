/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base address of the Supabase project, without a slash at the end. */
  readonly VITE_SUPABASE_URL: string;
  /** The project's publishable key. */
  readonly VITE_SUPABASE_ANON_KEY: string;
  /** Base address of this site, without a slash at the end. */
  readonly VITE_SITE_URL: string;
  /** Whether pages report errors to the database. */
  readonly VITE_ERROR_REPORTS: 'on' | 'off';
  /** True when `contactChannels` in content/facts/site.ts are set, and in tests. */
  readonly HAS_CONTACT_CHANNELS: boolean;
}

declare module 'virtual:phone-metadata' {
  import type { MetadataJson } from 'libphonenumber-js/core';

  const metadata: MetadataJson;
  export default metadata;
}
