import { BrandMark } from '@/components/ui/brand-mark';
import { site } from '@/content/facts/site';

export function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-[1.1875rem] font-bold tracking-tight whitespace-nowrap">
      <BrandMark className="size-8" />
      {site.name}
    </span>
  );
}
