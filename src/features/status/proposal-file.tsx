import { useMutation } from '@tanstack/react-query';
import { useTexts } from '@/components/texts';
import { Button } from '@/components/ui/button';
import type { StatusTexts } from '@/content/texts';
import { fileSize } from '@/lib/format';
import { useQueryClient } from '@/lib/query-client';
import { ErrorNotice } from './status-section';
import { downloadProposalFile, type Proposal } from './status-queries';

interface ProposalFileProps {
  texts: StatusTexts;
  secret: string;
  file: Proposal['files'][number];
}

export function ProposalFile({ texts: all, secret, file }: ProposalFileProps) {
  const { proposal: texts } = all;
  const { language } = useTexts();
  const { mutate, isPending, error } = useMutation(
    { mutationFn: () => downloadProposalFile(secret, file.id) },
    useQueryClient(),
  );
  return (
    <li className="rule-t grid gap-2 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold">{file.name}</bdi>{' '}
          <span className="whitespace-nowrap text-quiet">{fileSize(file.size, language)}</span>
        </p>
        <Button
          variant="outlined"
          size="small"
          aria-label={isPending ? undefined : texts.downloadOf(file.name)}
          aria-disabled={isPending}
          onClick={() => isPending || mutate()}
        >
          {isPending ? texts.downloading : texts.download}
        </Button>
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
