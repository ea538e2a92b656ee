import { useState } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { site } from '@/content/facts/site';
import type { FormPartsTexts } from '@/content/texts';
import { mailto } from '@/lib/mailto';
import { UploadProgress, useUploadProgress } from '../fields/upload-progress';
import { DiscardButton } from './discard-button';
import { outbox } from './outbox';
import type { Submission } from './outbox/types';
import { subjectOf } from './subject';

export interface SubmissionActionsProps {
  texts: FormPartsTexts;
  submission: Submission;
  /** It will not be tried again. */
  isFinal: boolean;
  onChange?: (() => void) | undefined;
  onDiscard: () => Promise<void>;
}

export function SubmissionActions(props: SubmissionActionsProps) {
  const { submission, isFinal, onChange, onDiscard } = props;
  const { submission: texts } = props.texts;
  const { id, form, files } = submission;
  const [isTrying, setTrying] = useState(false);
  const [uploadShare, trackUpload] = useUploadProgress();
  const text = form?.text ?? '';
  const attachmentNotes = files.length > 0 ? [texts.attach(files.map(({ name }) => name))] : [];
  const mailBody = [text, ...attachmentNotes].join('\n\n');
  const mailHref = mailto(site.email, subjectOf(props.texts, submission), mailBody);

  async function tryNow() {
    setTrying(true);
    await trackUpload((onProgress) =>
      outbox.flush({
        isEager: true,
        onProgress: (sentId, share) => sentId === id && onProgress(share),
      }),
    );
    setTrying(false);
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5">
      {uploadShare !== undefined && (
        <div className="mb-2 w-full">
          <UploadProgress texts={texts} share={uploadShare} />
        </div>
      )}
      {!isFinal && (
        <Button variant="text" size="small" disabled={isTrying} onClick={() => void tryNow()}>
          {isTrying ? texts.trying : texts.tryNow}
        </Button>
      )}
      {onChange && (
        <Button variant="text" size="small" onClick={onChange}>
          {texts.change}
        </Button>
      )}
      <ButtonAnchor variant="text" size="small" href={mailHref}>
        {texts.mail}
      </ButtonAnchor>
      <CopyButton text={text} />
      <DiscardButton texts={texts} onDiscard={() => void onDiscard()} />
    </div>
  );
}
