import { readHome } from '../check-live/host.ts';
import { accountsOfChecks, administrator, type CheckAccounts } from './accounts.ts';
import { hostSettings, siteRecord } from './hosts.ts';
import { isSoon, type Live, type Step } from './live.ts';
import {
  askForMail,
  isMailVerified,
  mailDomain,
  mailRecords,
  mailService,
  secrets,
  signIn,
  usesResend,
} from './mail.ts';
import { mailFunction, project, schedules, schema } from './project.ts';
import { goOn, Problem } from './request.ts';

/** All that a live site needs, in the order in which one thing needs another. */
export const allSteps = (live: Live, accounts: CheckAccounts): Step[] => [
  project(live),
  hostSettings(live),
  ...(usesResend(live) ? [mailService(live)] : []),
  records(live),
  secrets(live),
  schema(live),
  schedules(live),
  signIn(live),
  mailFunction(live),
  accountsOfChecks(live, accounts),
  online(live),
  administrator(live, accounts),
];

/** Whether visitors already get pages of this site. */
const isOnline = ({ values }: Live) =>
  readHome(values.site).then(
    () => true,
    () => false,
  );

const isReached = async (live: Live) => (await isMailVerified(live)) && isOnline(live);

const records = (live: Live): Step => ({
  title: 'DNS records, for whoever keeps them',
  isDone: () => isReached(live),
  async run() {
    const ofMail = usesResend(live)
      ? await mailRecords(live)
      : ['SPF and DKIM as your provider shows'];
    for (const line of [await siteRecord(live), ...ofMail]) live.print(`    ${line}`);
    live.print('  They are waited for at the end; set them meanwhile.');
  },
});

function online(live: Live): Step {
  const { site } = live.values;
  return {
    title: `First build, and ${site || 'the site'} and its mail reached by their names`,
    isDone: () => isReached(live),
    async run() {
      const { hook } = live.values;
      if (hook && !(await isOnline(live))) {
        await fetch(hook, { method: 'POST' }).catch(() => undefined);
      }
      await askForMail(live);
      if (await isSoon(live, () => isReached(live))) return;
      if (!(await isMailVerified(live))) {
        throw new Problem(
          `Resend does not see the DNS records of ${mailDomain(live)} yet.`,
          `Set the records above; names spread within minutes, rarely hours. Then ${goOn}.`,
        );
      }
      throw new Problem(
        `${site} shows no page of this site yet.`,
        `Look at its DNS record above and at the build's log at the host, then ${goOn}.`,
      );
    },
  };
}
