import { adminDetail } from '@/content/en/admin-detail';
import type { RecordTable } from '../records/record-list';

const { kinds } = adminDetail.overview.chart;

/** What the chart is made of, from the bottom up; the colours are tokens of tailwind.config.ts. */
export const chartKinds: readonly {
  kind: RecordTable;
  label: string;
  colour: string;
  swatch: string;
}[] = [
  {
    kind: 'contact_submissions',
    label: kinds.contact_submissions,
    colour: '--brand',
    swatch: 'bg-brand',
  },
  {
    kind: 'quote_requests',
    label: kinds.quote_requests,
    colour: '--warning',
    swatch: 'bg-warning',
  },
  {
    kind: 'career_applications',
    label: kinds.career_applications,
    colour: '--good',
    swatch: 'bg-good',
  },
  {
    kind: 'partnership_applications',
    label: kinds.partnership_applications,
    colour: '--edge',
    swatch: 'bg-edge',
  },
];
