import { BrandMark } from '@/components/ui/brand-mark';
import { site } from '@/content/facts/site';

export function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-[min(1.1875rem,6vw)] font-bold sm:whitespace-nowrap">
      <BrandMark className="size-[32px] shrink-0" />
      {site.name}
    </span>
  );
}
