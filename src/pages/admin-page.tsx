import '@/styles/admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { admin } from '@/content/en/admin';
import { site } from '@/content/facts/site';
import { StaffArea } from '@/features/admin/staff-area';
import { queryClient } from '@/lib/query-client';

export function AdminPage() {
  // Preloaded while online: toasts matter most once the connection is lost.
  useEffect(() => {
    import('@/components/ui/toaster').catch(() => undefined);
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <HelmetProvider>
        <Helmet>
          <title>{`${admin.meta.title} | ${site.name}`}</title>
          <meta name="description" content={admin.meta.description} />
          <meta name="robots" content="noindex" />
          {/* What is docked at the foot stays above a phone's keyboard. */}
          <meta
            name="viewport"
            content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
          />
        </Helmet>
      </HelmetProvider>
      <StaffArea />
    </QueryClientProvider>
  );
}
