import { accountsOfChecks, administrator, type CheckAccounts } from './accounts.ts';
import { hostOf, hostSettings, siteRecord } from './hosts.ts';
import { isSoon, type Live, type Step } from './live.ts';
import {
  isMailVerified,
  mailRecords,
  mailService,
  secrets,
  signIn,
  usesResend,
  verifiedMail,
} from './mail.ts';
import { mailFunction, project, schedule, schema } from './project.ts';
import { goOn, Problem } from './request.ts';
import { publishableKey } from './supabase.ts';
import { remember } from './values.ts';

/** What a build of the site reads. */
export const variablesOf = async (live: Live) => ({
  VITE_SITE_URL: live.values.site,
  VITE_SUPABASE_URL: live.values.backend || live.places.backend(live.values.project),
  VITE_SUPABASE_ANON_KEY: await publishableKey(live),
});

/** All that a live site needs, in the order in which one thing needs another. */
export function allSteps(live: Live, accounts: CheckAccounts): Step[] {
  const host = hostOf(live);
  const variables = async () => {
    const found = await variablesOf(live);
    remember(live, found);
    return found;
  };
  return [
    project(live),
    hostSettings(live, host, variables),
    ...(usesResend(live) ? [mailService(live)] : []),
    records(live, () => siteRecord(live, host)),
    secrets(live),
    schema(live),
    schedule(live),
    signIn(live),
    mailFunction(live),
    accountsOfChecks(live, accounts),
    ...(usesResend(live) ? [verifiedMail(live)] : []),
    online(live),
    administrator(live, accounts),
  ];
}

/** Whether visitors already get pages of this site. */
async function isOnline({ places, values }: Live): Promise<boolean> {
  try {
    const home = await fetch(places.site(values.site), { signal: AbortSignal.timeout(10_000) });
    return (await home.text()).includes('data-prerendered=');
  } catch {
    return false;
  }
}

function records(live: Live, ofSite: () => Promise<string>): Step {
  return {
    title: 'DNS records, for whoever keeps them',
    isDone: async () => (await isMailVerified(live)) && (await isOnline(live)),
    async run() {
      const lines = [
        await ofSite(),
        ...(usesResend(live) ? await mailRecords(live) : ['SPF and DKIM as your provider shows']),
      ];
      for (const line of lines) live.print(`    ${line}`);
      live.print('  They are waited for at the end; set them meanwhile.');
    },
  };
}

function online(live: Live): Step {
  const { site } = live.values;
  return {
    title: `First build, and ${site} online`,
    isDone: () => isOnline(live),
    async run() {
      const { hook } = live.values;
      if (hook) await fetch(hook, { method: 'POST' }).catch(() => undefined);
      if (await isSoon(live, () => isOnline(live))) return;
      throw new Problem(
        `${site} shows no page of this site yet.`,
        `Look at its DNS record above and at the build's log at the host, then ${goOn}.`,
      );
    },
  };
}
