import type { Database } from '@/lib/database.types';
import { staff } from '@/lib/supabase/staff';

type Row = Database['public']['Views']['messages_list']['Row'];
/** What a message may lack, and a received mail has. */
type Given = 'from_address' | 'subject' | 'new_text' | 'open';

export type ReceivedMail = Omit<Row, 'left_out' | 'proposal' | Given> & {
  [Name in Given]: NonNullable<Row[Name]>;
} & {
  left_out: readonly { file_name: string | null; size: number | null; problem: string }[];
  /** What was answered on the status page, as its reader saw it. */
  proposal: {
    sent_at: string;
    subject: string;
    files: readonly { name: string; size: number; hash: string }[];
  } | null;
};

export const receivedMails = () => staff().from('messages_list').select().eq('kind', 'received');
