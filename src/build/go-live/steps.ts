import { readHome } from '../check-live/host.ts';
import { Problem } from '../launch/terminal.ts';
import { administratorStep, checkAccountsStep, type CheckAccounts } from './accounts.ts';
import { pollUntil, runAgain, type RunContext, type Step } from './context.ts';
import { hostSettingsStep, setSiteDomain } from './hosts.ts';
import * as mail from './mail.ts';
import { mailFunctionStep, projectStep, schedulesStep, schemaStep } from './project.ts';

/** All that a live site needs; each step needs what those before it set up. */
export const allSteps = (context: RunContext, accounts: CheckAccounts): Step[] => [
  projectStep(context),
  hostSettingsStep(context),
  ...(mail.usesResend(context) ? [mail.mailServiceStep(context)] : []),
  dnsRecordsStep(context),
  mail.secretsStep(context),
  schemaStep(context),
  schedulesStep(context),
  mail.signInStep(context),
  mailFunctionStep(context),
  checkAccountsStep(context, accounts),
  firstBuildStep(context),
  administratorStep(context, accounts),
];

/** Resolves to whether visitors already get pages of this site. */
const isOnline = ({ values }: RunContext) => readHome(values.site).then(Boolean, () => false);

/** Whether both DNS records and the first build have arrived. */
const isReached = async (context: RunContext) =>
  (await mail.isMailVerified(context)) && isOnline(context);

const dnsRecordsStep = (context: RunContext): Step => ({
  title: 'DNS records, for whoever manages them',
  isDone: () => isReached(context),
  async run() {
    const mailLines = mail.usesResend(context)
      ? await mail.fetchMailRecords(context)
      : ['SPF and DKIM as your provider shows'];
    for (const line of [await setSiteDomain(context), ...mailLines]) context.print(`    ${line}`);
    context.print('  Set them now: the step “First build” waits for them.');
  },
});

function firstBuildStep(context: RunContext): Step {
  const { site } = context.values;
  return {
    title: `First build, until ${site || 'the site'} and its mail are reachable`,
    isDone: () => isReached(context),
    async run() {
      const { hook } = context.values;
      if (hook && !(await isOnline(context))) {
        // A failure shows below, where the site stays unreachable.
        await fetch(hook, { method: 'POST' }).catch(() => undefined);
      }
      await mail.requestVerification(context);
      if (await pollUntil(context, () => isReached(context))) return;
      if (!(await mail.isMailVerified(context))) {
        throw new Problem(
          `Resend does not see the DNS records of ${mail.mailDomainOf(context)} yet.`,
          `Set the records above; they spread within minutes, rarely hours. Then ${runAgain}.`,
        );
      }
      throw new Problem(
        `${site} shows no page of this site yet.`,
        `Look at its DNS record above and at the build's log at the host, then ${runAgain}.`,
      );
    },
  };
}
