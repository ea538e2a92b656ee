import { readHome } from '../check-live/host.ts';
import { administratorStep, checkAccountsStep, type CheckAccounts } from './accounts.ts';
import { hostSettingsStep, siteRecord } from './hosts.ts';
import { pollUntil, type Live, type Step } from './live.ts';
import * as mail from './mail.ts';
import { mailFunctionStep, projectStep, schedulesStep, schemaStep } from './project.ts';
import { Problem, runAgain } from './request.ts';

/** All that a live site needs, in the order in which one thing needs another. */
export const allSteps = (live: Live, accounts: CheckAccounts): Step[] => [
  projectStep(live),
  hostSettingsStep(live),
  ...(mail.usesResend(live) ? [mail.mailServiceStep(live)] : []),
  dnsRecordsStep(live),
  mail.secretsStep(live),
  schemaStep(live),
  schedulesStep(live),
  mail.signInStep(live),
  mailFunctionStep(live),
  checkAccountsStep(live, accounts),
  firstBuildStep(live),
  administratorStep(live, accounts),
];

/** Whether visitors already get pages of this site. */
const isOnline = ({ values }: Live) =>
  readHome(values.site).then(
    () => true,
    () => false,
  );

const isReached = async (live: Live) => (await mail.isMailVerified(live)) && isOnline(live);

const dnsRecordsStep = (live: Live): Step => ({
  title: 'DNS records, for whoever keeps them',
  isDone: () => isReached(live),
  async run() {
    const mailLines = mail.usesResend(live)
      ? await mail.mailRecords(live)
      : ['SPF and DKIM as your provider shows'];
    for (const line of [await siteRecord(live), ...mailLines]) live.print(`    ${line}`);
    live.print('  They are waited for at the end; set them meanwhile.');
  },
});

function firstBuildStep(live: Live): Step {
  const { site } = live.values;
  return {
    title: `First build, and ${site || 'the site'} and its mail reached by their names`,
    isDone: () => isReached(live),
    async run() {
      const { hook } = live.values;
      if (hook && !(await isOnline(live))) {
        // Whether the build began shows below.
        await fetch(hook, { method: 'POST' }).catch(() => undefined);
      }
      await mail.requestVerification(live);
      if (await pollUntil(live, () => isReached(live))) return;
      if (!(await mail.isMailVerified(live))) {
        throw new Problem(
          `Resend does not see the DNS records of ${mail.mailDomain(live)} yet.`,
          `Set the records above; names spread within minutes, rarely hours. Then ${runAgain}.`,
        );
      }
      throw new Problem(
        `${site} shows no page of this site yet.`,
        `Look at its DNS record above and at the build's log at the host, then ${runAgain}.`,
      );
    },
  };
}
