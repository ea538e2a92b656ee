import { Arrow } from '@/components/ui/arrow';
import { Flag } from '@/components/ui/flag';
import { Link } from '@/components/ui/link';
import { markets } from '@/content/facts/markets';
import type { RegionPath } from '@/content/facts/paths';

interface RegionLinksProps {
  links: readonly { label: string; href: RegionPath; text: string }[];
}

export function RegionLinks({ links }: RegionLinksProps) {
  return (
    <ul className="border-b border-line">
      {links.map(({ label, href, text }) => (
        <li
          key={href}
          className="group relative grid items-center gap-x-8 gap-y-1 border-t border-line py-7 lg:grid-cols-12 lg:py-9"
        >
          <h3 className="text-title lg:col-span-5">
            <Link
              to={href}
              className="flex min-h-11 items-center justify-between gap-4 transition-colors group-hover:text-link after:absolute after:inset-0 lg:justify-start"
            >
              {label}
              <Arrow className="text-link transition-transform group-hover:[translate:0.25rem]" />
            </Link>
          </h3>
          <p className="text-quiet lg:col-span-5">{text}</p>
          <div className="mt-3 flex gap-2 lg:col-span-2 lg:mt-0 lg:justify-self-end">
            {markets
              .filter(({ region }) => region === href)
              .map(({ code }) => (
                <Flag key={code} code={code} className="h-5" />
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
