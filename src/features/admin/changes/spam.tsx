import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { MenuAction } from '../ui/menu';
import type { DecisionTarget } from './use-update-records';

/** Marks records as spam, or takes the mark back. */
export function SpamItem({ records, onSet }: Pick<DecisionTarget, 'records' | 'onSet'>) {
  const isSpam = records.every((record) => record['spam_suspected'] === true);
  return (
    <MenuAction
      icon={isSpam ? ShieldCheck : ShieldAlert}
      onSelect={() => onSet({ records, set: { spam_suspected: !isSpam } })}
    >
      {isSpam ? texts.clear : texts.mark}
    </MenuAction>
  );
}
