import { queryOptions } from '@tanstack/react-query';
import { adminSession } from '@/content/en/admin-session';
import { adminTeam } from '@/content/en/admin-team';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { ActionRow } from '../ui/action-row';
import { Dialog, DialogActions } from '../ui/dialog';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';
import { endOtherSessions } from './passwords';

const { devices: texts } = adminSession;
const { account } = adminTeam;

const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async ({ signal }) =>
    dataOf(await staff().rpc('own_sessions').abortSignal(signal)) ?? [],
});

type Device = Awaited<ReturnType<NonNullable<typeof devicesQuery.queryFn>>>[number];

/** Where one is signed in, and an end to it. */
export function Devices({ onClose }: { onClose: () => void }) {
  const { data: devices, isError, refetch } = useStaffQuery(devicesQuery);
  const others = useCommand({
    run: async () => {
      if (!(await endOtherSessions())) throw new Error('not ended');
    },
    changes: ['devices'],
    done: account.signedOut,
    failed: account.signOutFailed,
  });
  return (
    <Dialog title={texts.open} text={texts.text} onClose={onClose}>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!devices && !isError && <Skeleton label={texts.loading} />}
      {devices && (
        <ul className="border-t border-line">
          {devices.map((device) => (
            <DeviceEntry key={device.id} device={device} />
          ))}
        </ul>
      )}
      <DialogActions cancel={texts.close}>
        {devices && devices.length > 1 && (
          <ToolButton inactive={others.isPending} onClick={() => void others.run()}>
            {account.signOutOthers}
          </ToolButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

function DeviceEntry({ device }: { device: Device }) {
  const { id, user_agent, ip, created_at, used_at, is_this } = device;
  const name = deviceName(user_agent);
  const { run, isPending } = useCommand({
    run: async () => dataOf(await staff().rpc('end_session', { id })),
    changes: ['devices'],
    done: texts.ended(name),
    failed: texts.endFailed,
  });
  return (
    <ActionRow
      actions={
        !is_this && (
          <ToolButton
            variant="text"
            aria-label={texts.endOf(name)}
            inactive={isPending}
            onClick={() => void run()}
          >
            {texts.end}
          </ToolButton>
        )
      }
    >
      <p>
        <span className="font-semibold">{name}</span>
        {is_this && <span className="text-quiet">, {texts.here}</span>}
      </p>
      <p className="text-quiet">
        {ip && `${ip} · `}
        {texts.since} <TimeAgo timestamp={created_at} />, {texts.used}{' '}
        <TimeAgo timestamp={used_at} />
      </p>
    </ActionRow>
  );
}

/** The first that a browser's line has; others name these, too. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

function deviceName(userAgent: string | null): string {
  const found = (names: readonly (readonly [part: string, name: string])[]) =>
    names.find(([part]) => userAgent?.includes(part))?.[1];
  const [browser, system] = [found(browsers), found(systems)];
  if (browser && system) return texts.on(browser, system);
  return browser ?? system ?? texts.unknown;
}
