import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Seo } from '@/components/seo';
import { admin } from '@/content/en/admin';
import { StaffArea } from '@/features/admin/staff-area';
import { queryClient } from '@/lib/query-client';

/** Everything below /admin, in its own chunk. */
export function AdminPage() {
  // Fetched while there is a network: without one it is needed most.
  useEffect(() => {
    import('@/components/ui/toaster').catch(() => undefined);
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <Seo meta={admin.meta} />
      <StaffArea />
    </QueryClientProvider>
  );
}
