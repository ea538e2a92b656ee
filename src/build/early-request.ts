import { shells } from '@/app/match-page';
import { jobAddress, openJobsAddress } from '@/features/jobs/job-addresses';
import { env } from '@/lib/env';
import { rowHeaders } from '@/lib/supabase/early';

/** Where the backend's address is that of the site, the build does not know it. */
const base = URL.canParse(env.supabaseUrl) ? env.supabaseUrl : '';

const id = '__id__';

/**
 * Of a page that shows rows: the statement that asks for them before the application is there, which
 * takes the answer over. Its text is the same for everybody.
 */
export function earlyRequest(path: string): string {
  if (path === '/careers') return asking(`a=${JSON.stringify(openJobsAddress(0))}`);
  if (path !== shells.job) return '';
  const address = JSON.stringify(jobAddress(id)).replace(id, '"+m[1].toLowerCase()+"');
  return asking(
    `m=/^\\/careers\\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\\/?$/i.exec(location.pathname),a=m&&${address}`,
  );
}

/** Should it fail, nobody hears of it but who takes it over. */
function asking(address: string): string {
  const fetched = `fetch(${JSON.stringify(`${base}/rest/v1/`)}+a,{headers:${JSON.stringify(rowHeaders)}})`;
  return `{let ${address},p;if(a){p=${fetched};p.catch(()=>{});window.early={[a]:p}}}`;
}
