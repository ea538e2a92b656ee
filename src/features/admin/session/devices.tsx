import { queryOptions } from '@tanstack/react-query';
import { adminSession } from '@/content/en/admin-session';
import { adminTeam } from '@/content/en/admin-team';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { ActionRow } from '../ui/action-row';
import { Dialog, DialogActions } from '../ui/dialog';
import { QueryContent } from '../ui/query-section';
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

export function Devices({ onClose }: { onClose: () => void }) {
  const devices = useStaffQuery(devicesQuery);
  const endOthers = useCommand({
    run: async () => {
      if (!(await endOtherSessions())) throw new Error('not ended');
    },
    changes: ['devices'],
    done: account.signedOut,
    failed: account.signOutFailed,
  });
  return (
    <Dialog title={texts.open} text={texts.text} onClose={onClose}>
      <QueryContent texts={texts} query={devices}>
        {(sessions) => (
          <ul className="border-t border-line">
            {sessions.map((device) => (
              <DeviceEntry key={device.id} device={device} />
            ))}
          </ul>
        )}
      </QueryContent>
      <DialogActions cancel={texts.close}>
        <ToolButton inactive={endOthers.isPending} onClick={() => void endOthers.run()}>
          {account.signOutOthers}
        </ToolButton>
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

/** In this order, as browsers also name others in their user agent. */
const browsers = ['Edg', 'Firefox', 'Chrome', 'Safari'];
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];

function deviceName(userAgent: string | null): string {
  const firstIn = (names: readonly string[]) => names.find((name) => userAgent?.includes(name));
  const [browser, system] = [firstIn(browsers), firstIn(systems)];
  if (!browser || !system) return texts.unknown;
  return texts.on(browser === 'Edg' ? 'Edge' : browser, system);
}
