import { Banknote, BriefcaseBusiness, Building2, MapPin, type LucideIcon } from 'lucide-react';
import type { PositionsTexts } from '@/content/texts';

const icons: Record<keyof PositionsTexts['facts'], LucideIcon> = {
  department: Building2,
  location: MapPin,
  employment_type: BriefcaseBusiness,
  salary_range: Banknote,
};

export function FactIcon({ name }: { name: keyof typeof icons }) {
  const Drawing = icons[name];
  return <Drawing aria-hidden className="mt-0.5 size-5 shrink-0 text-quiet" strokeWidth={1.5} />;
}
