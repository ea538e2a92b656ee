import { EllipsisVertical, Mail } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminRecords } from '@/content/en/admin-records';
import { adminReplies } from '@/content/en/admin-replies';
import { cx } from '@/lib/cx';
import { DecisionMenu, SpamItem } from './decision-menu';
import { useUpdateRecords } from './use-update-records';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { statusBadge, statusOf } from '../records/status-badge';
import { isolate } from '../ui/direction';
import { MenuAction, MenuSeparator } from '../ui/menu';
import { recordName } from '../ui/field-text';
import { shortcutState } from '../ui/open-record';

interface RecordActionsProps {
  kind: RecordKind;
  record: StaffRecord;
  /** There is room for more than the menu. */
  hasButtons?: boolean;
}

const quietLink = 'inline-flex min-h-6 items-center text-[0.8125rem] whitespace-nowrap text-quiet';
const liveLink = 'underline-offset-4 hover:text-link hover:underline';

/** A reply and the named statuses, where there is room for them, and the menu of everything else. */
export function RecordActions({ kind, record, hasButtons = false }: RecordActionsProps) {
  const { search } = useLocation();
  const label = admin.list.actionsOf(isolate(recordName(kind, record)));
  const replyPath = isSpam(record) ? undefined : `${kind.path}/${record.id}${search}`;
  return (
    <span className="relative flex items-center justify-end">
      {hasButtons && (
        <fieldset className="flex min-w-0 grow items-center gap-x-2.5 pointer-coarse:hidden">
          <legend className="sr-only">{label}</legend>
          {replyPath && (
            <Link to={replyPath} state={shortcutState('r')} className={cx(quietLink, liveLink)}>
              {adminReplies.reply}
            </Link>
          )}
          <StatusButtons kind={kind} record={record} />
        </fieldset>
      )}
      <span className="-me-1 shrink-0">
        <ActionMenu {...{ kind, record, label, replyPath, hasButtons }} />
      </span>
    </span>
  );
}

const isSpam = (record: StaffRecord) => record['spam_suspected'] === true;

interface ActionMenuProps extends Required<RecordActionsProps> {
  label: string;
  /** Undefined for spam, which nobody answers, assigns or follows up. */
  replyPath: string | undefined;
}

function ActionMenu({ kind, record, label, replyPath, hasButtons }: ActionMenuProps) {
  const { mutate: update } = useUpdateRecords(kind.table);
  const navigate = useNavigate();
  const reply = replyPath && (
    <MenuAction
      icon={Mail}
      onSelect={() => void navigate(replyPath, { state: shortcutState('r') })}
    >
      {adminReplies.reply}
    </MenuAction>
  );
  const buttons: readonly string[] = hasButtons ? kind.actions : [];
  const statuses = kind.statuses.filter(({ name }) => !buttons.includes(name));
  return (
    <DecisionMenu
      kind={kind}
      records={[record]}
      onSet={update}
      button={{ ...menuButton, name: label }}
      offered={replyPath ? ['assigned', 'follow_up_set'] : []}
      before={reply}
    >
      {replyPath && <MenuSeparator />}
      {statuses.map(({ name }) => {
        const { label: status, icon } = statusBadge(kind, name);
        return (
          <MenuAction
            key={name}
            icon={icon}
            disabled={statusOf(record) === name}
            onSelect={() => update({ records: [record], set: { status: name } })}
          >
            {status}
          </MenuAction>
        );
      })}
      <MenuSeparator />
      <SpamItem records={[record]} onSet={update} />
    </DecisionMenu>
  );
}

const menuButton = {
  label: <EllipsisVertical aria-hidden className="size-5" strokeWidth={1.75} />,
  align: 'end',
  className:
    'min-w-11 text-quiet hover:text-ink aria-expanded:text-link md:min-w-8 md:min-h-8! pointer-coarse:min-w-11',
} as const;

function StatusButtons({ kind, record }: RecordActionsProps) {
  const { mutate: update } = useUpdateRecords(kind.table);
  return (
    <span className="flex flex-col items-start">
      {kind.actions.map((status) => {
        const isCurrent = status === record.status;
        return (
          <button
            key={status}
            type="button"
            aria-disabled={isCurrent || undefined}
            onClick={() => !isCurrent && update({ records: [record], set: { status } })}
            className={cx(quietLink, isCurrent ? 'cursor-default opacity-50' : liveLink)}
          >
            {adminRecords.actions[status]}
          </button>
        );
      })}
    </span>
  );
}
