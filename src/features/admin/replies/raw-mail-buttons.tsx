import { adminAnswers } from '@/content/en/admin-answers';
import { rawMailDays } from '@/content/facts/retention';
import { fromBase64 } from '@/lib/base64';
import { saveFile } from '@/lib/save-file';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { ReceivedMail } from './message-queries';
import { useIsAdmin } from '../ui/staff-user';
import { dateOf } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { RefusedError, useCommand } from '../ui/use-command';

const { raw: texts } = adminAnswers;

/** Lets administrators download the raw mail, while it is kept, or have it read again. */
export function RawMailButtons({ mail: { id, created_at } }: { mail: ReceivedMail }) {
  const isAdmin = useIsAdmin();
  const { downloadFailed: failed } = texts;
  const download = useCommand({ run: () => saveRawMail(id), changes: [], failed });
  const reread = useCommand({
    run: async () => {
      const isRequested = dataOf(await staff().rpc('ask_reread', { mail_id: id }));
      if (!isRequested) throw new RefusedError(texts.expired);
    },
    changes: [],
    done: texts.rereadRequested,
    failed: texts.rereadFailed,
  });
  if (!isAdmin || !isKept(created_at)) return null;
  return (
    <div className="-ms-3 flex flex-wrap [&>button]:font-normal! [&>button]:text-quiet [&>button]:pointer-fine:min-h-7">
      <ToolButton variant="text" inactive={download.isPending} onClick={() => void download.run()}>
        {texts.download}
      </ToolButton>
      <ToolButton variant="text" inactive={reread.isPending} onClick={() => void reread.run()}>
        {texts.reread}
      </ToolButton>
    </div>
  );
}

async function saveRawMail(mailId: string): Promise<void> {
  const request = staff().rpc('read_raw_mail', { mail_id: mailId });
  const raw = dataOf(await request) as { base64: string } | null;
  if (!raw) throw new RefusedError(texts.expired);
  const bytes = fromBase64(raw.base64);
  // RFC 1952: how gzip begins.
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  // Of this type, so that no browser opens what a stranger sent.
  const file = new Blob([bytes], { type: 'application/octet-stream' });
  saveFile(file, isCompressed ? 'email.eml.gz' : 'email.eml');
}

const dayMs = 86_400_000;
const isKept = (receivedAt: string) =>
  Date.now() - dateOf(receivedAt).getTime() < rawMailDays * dayMs;
