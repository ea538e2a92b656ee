import { QueryClientProvider } from '@tanstack/react-query';
import { Seo } from '@/components/seo';
import { admin } from '@/content/admin';
import { StaffArea } from '@/features/admin/staff-area';
import { queryClient } from '@/lib/query-client';

/** Everything below /admin, in its own chunk. */
export function AdminPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Seo meta={admin.meta} />
      <StaffArea />
    </QueryClientProvider>
  );
}
