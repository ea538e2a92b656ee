import { useMutation } from '@tanstack/react-query';
import { useTexts } from '@/components/texts';
import type { StatusTexts } from '@/content/texts';
import { fileSize } from '@/lib/format';
import { useQueryClient } from '@/lib/query-client';
import { downloadProposalFile, type Proposal } from './status-queries';
import { ActionButton, ErrorNotice } from './status-section';

interface ProposalFileProps {
  texts: StatusTexts;
  secret: string;
  file: Proposal['files'][number];
}

export function ProposalFile({ texts: all, secret, file }: ProposalFileProps) {
  const { proposal: texts } = all;
  const { language } = useTexts();
  const download = useMutation(
    { mutationFn: () => downloadProposalFile(secret, file.id) },
    useQueryClient(),
  );
  const { isPending, error } = download;
  return (
    <li className="rule-t grid gap-2 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold">{file.name}</bdi>{' '}
          <span className="whitespace-nowrap text-quiet">{fileSize(file.size, language)}</span>
        </p>
        <ActionButton
          action={download}
          variant="outlined"
          size="small"
          aria-label={isPending ? undefined : texts.downloadOf(file.name)}
        >
          {isPending ? texts.downloading : texts.download}
        </ActionButton>
      </div>
      <p className="text-small wrap-anywhere text-quiet">
        SHA-256 <code>{file.hash}</code>
      </p>
      {error && (
        <ErrorNotice texts={all} error={error} outcome={texts.notDownloaded} busy={texts.tooMany} />
      )}
    </li>
  );
}
