/** Without these Lighthouse puts its own in, and then refuses to audit a load it did not gather so. */
const unthrottled = { requestLatencyMs: 0, downloadThroughputKbps: 0, uploadThroughputKbps: 0 };

/** Links and processors under which the pages are measured. */
const simulated = (rttMs: number, throughputKbps: number, cpuSlowdownMultiplier: number) => ({
  throttlingMethod: 'simulate',
  throttling: { ...unthrottled, rttMs, throughputKbps, cpuSlowdownMultiplier },
});

/** Chromium holds every request back for `rtt` and knows no handshakes. */
const applied = (rtt: number, kbps: number, cpuSlowdownMultiplier: number) => ({
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: rtt,
    downloadThroughputKbps: kbps,
    uploadThroughputKbps: kbps,
    cpuSlowdownMultiplier,
  },
});

export const profiles = {
  mobile: {
    title: 'Lighthouse’s mobile: 150 ms, 1.6 Mbit/s, 4 × CPU, simulated',
    settings: simulated(150, 1638.4, 4),
  },
  '3g': { title: '3G: 400 ms, 400 kbit/s, 6 × CPU, simulated', settings: simulated(400, 400, 6) },
  '3g-applied': {
    title: '3G: 400 ms, 400 kbit/s, 6 × CPU, applied',
    settings: applied(400, 400, 6),
  },
} as const;

export type Profile = keyof typeof profiles;
export const profileNames = Object.keys(profiles) as Profile[];
