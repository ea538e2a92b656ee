import { useState } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { adminSetup } from '@/content/en/admin-setup';
import type { Json } from '@/lib/database.types';
import { draftsOf } from '@/lib/drafts';
import { QuestionDialog } from '../ui/question-dialog';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { factText, fieldsOf, parseFact } from './fact-values';
import type { Fact } from './facts';
import { pageTextsQuery, sentencesOf } from './sentences';
import { factsQuery } from './setup-queries';
import { useSetFacts } from './use-set-facts';

const { fact: texts, hints, parts } = adminSetup;

interface FactQuestionProps {
  fact: Fact;
  value: Json;
  onClose: () => void;
}

/** Asks for a fact of any kind, and shows the sentences that it makes before it is stored. */
export function FactQuestion({ fact, value, onClose }: FactQuestionProps) {
  const { key, label, shape, name } = fact;
  const { id } = useStaffUser();
  const row = useStaffQuery(factsQuery).data?.get(key);
  const [openedRow] = useState(row);
  const { run } = useSetFacts({ isQuiet: true });
  const draft = `fact ${key}`;
  const drafts = draftsOf(id);
  const fields = fieldsOf(shape, value, label);
  const isAllRight = (typed: Readonly<Record<string, string>>) =>
    Object.entries(fields).every(([path, { problemOf }]) => !problemOf?.(typed[path] ?? '', typed));
  const [isLeaving, setLeaving] = useState(false);
  const discard = () => {
    drafts.drop(draft);
    onClose();
    return undefined;
  };
  return (
    <>
      <QuestionDialog
        title={label}
        text={hints[name] ?? texts.setText}
        fields={fields}
        cancel={texts.cancel}
        yes={texts.save}
        busy={texts.saving}
        draftName={draft}
        renderBelow={(typed) =>
          isAllRight(typed) && <FactPreview fact={fact} value={parseFact(shape, typed)} />
        }
        onYes={(typed) =>
          run({ settings: [{ fact, value: parseFact(shape, typed), mark: 'confirmed', row }] })
        }
        onClose={() => (drafts.read(draft) ? setLeaving(true) : onClose())}
      >
        {row?.updated_at !== openedRow?.updated_at && (
          <p role="status" className="font-semibold text-warning">
            {texts.meanwhile(factText(shape, row?.value) || texts.leftOut)}
          </p>
        )}
      </QuestionDialog>
      {isLeaving && (
        <QuestionDialog
          {...adminDetail.discard}
          isDestructive
          onYes={discard}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}

function FactPreview({ fact, value }: { fact: Fact; value: Json }) {
  const { data: page } = useStaffQuery(pageTextsQuery(fact));
  const { data: stored } = useStaffQuery(factsQuery);
  const sentences = page && stored ? sentencesOf(fact, value, page, [...stored.values()]) : [];
  if (sentences.length === 0) return null;
  return (
    <section aria-label={texts.preview} className="border-s-3 border-marigold ps-3">
      <h3 className="text-[0.8125rem] text-quiet">{texts.preview}</h3>
      {sentences.map(([locale, sentence]) => (
        <p key={locale} lang={locale} className="mt-1">
          <span className="text-quiet">{parts[locale]}: </span>
          {sentence}
        </p>
      ))}
    </section>
  );
}
