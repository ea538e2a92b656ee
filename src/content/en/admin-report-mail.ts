/** The weekly report by email, which administrators can choose to get on Monday. */
export const reportMail = {
  subject: (from: string, to: string) => `Weekly report, ${from} to ${to}`,
  before: 'Previous week in brackets.',
  worth: 'Value of won leads',
  nothing: 'none',
  won: 'Won',
  lost: 'Lost',
  leads: 'New leads',
  proposals: 'Proposals sent or declined',
  median: 'Median time to proposal or decline',
  hours: (hours: number | null) =>
    hours === null ? 'none' : hours < 48 ? unitCount(hours, 'hour') : unitCount(hours / 24, 'day'),
  waiting: 'Waiting for our reply now',
  overdue: 'Of these overdue',
  open: 'By country, service, source and colleague, with the lists behind the figures:',
  settings: 'Choose which emails you get:',
};

function unitCount(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
