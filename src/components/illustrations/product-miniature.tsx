import type { ReactNode } from 'react';
import type { ProductPath } from '@/content/facts/paths';
import { cx } from '@/lib/cx';

/** What a product's page shows, small enough for a list. */
export function ProductMiniature({ path, className }: { path: ProductPath; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 64"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('h-[64px] w-[96px] shrink-0 stroke-link', className)}
    >
      {drawings[path]}
    </svg>
  );
}

const accent = 'stroke-marigold';
const filled = 'fill-marigold stroke-marigold';
const quiet = 'stroke-edge';
const frame = <rect x="4" y="6" width="88" height="52" rx="6" className="fill-sand" />;
const head = <path d="M4 17h88" className={quiet} />;

const drawings: Record<ProductPath, ReactNode> = {
  '/products/vas': (
    <>
      <rect x="31" y="2" width="34" height="60" rx="7" className="fill-sand" />
      <path d="M38 13h20M38 20h14M38 27h17" className={quiet} />
      <path d="M38 36h20" className={accent} strokeWidth="2.5" />
      <path d="M44 54.5a3 3 0 1 1-3-3h3v-8l10-2v8" />
      <circle cx="51" cy="52" r="3" />
    </>
  ),
  '/products/fintech': (
    <>
      {frame}
      {head}
      <path d="M13 27h22M13 34h34M13 41h28M13 48h16" className={quiet} />
      <circle cx="70" cy="38" r="11" className={accent} />
      <path d="m65 38 4 4 7-8" className={accent} strokeWidth="2.5" />
    </>
  ),
  '/products/marketplace': (
    <>
      {frame}
      <path d="M4 23.5h88M4 41h88" className={quiet} />
      <path d="M11 10.5h8v8h-8zM11 28.5h8v8h-8zM11 46h8v8h-8z" />
      <path d="M26 15h30M26 32.5h24M26 50h34" className={quiet} />
      <path d="M72 14.5h11M72 50h11" />
      <rect x="69" y="28" width="17" height="9" rx="4.5" className={filled} />
    </>
  ),
  '/products/enterprise': (
    <>
      {frame}
      {head}
      <path d="M13 28h40M13 38h32M13 48h46" className={accent} strokeWidth="3" />
      <path d="M58 28h10M50 38h18M64 48h4" className={quiet} strokeWidth="3" />
      <path d="M76 28h8M76 38h8M76 48h8" />
    </>
  ),
  '/products/ai': (
    <>
      <path d="M8 6h40a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H14l-6 5z" className="fill-sand" />
      <path d="M16 14.5h26" className={quiet} />
      <path d="M4 34h20M72 34h20" className={accent} />
      <circle cx="48" cy="34" r="4" className={filled} />
      <path d="M88 42H48a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h34l6 4z" className="fill-sand" />
      <path d="M52 50h26" className={quiet} />
    </>
  ),
  '/products/ott': (
    <>
      {frame}
      <path d="M11 13h20v26H11zM36 13h20v26H36zM61 13h20v26H61z" className={quiet} />
      <path d="m43 20 7 6-7 6z" className={filled} />
      <path d="M11 48h72" className={quiet} strokeWidth="2.5" />
      <path d="M11 48h28" className={accent} strokeWidth="2.5" />
    </>
  ),
  '/products/lottery': (
    <>
      <path
        d="M8 8h80a2 2 0 0 1 2 2v14a8 8 0 0 0 0 16v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V40a8 8 0 0 0 0-16V10a2 2 0 0 1 2-2z"
        className="fill-sand"
      />
      <path d="M24 17h32M66 16v32" className={quiet} strokeDasharray="3 4" />
      <circle cx="26" cy="32" r="6" />
      <circle cx="41" cy="32" r="6" className={filled} />
      <circle cx="56" cy="32" r="6" />
      <path d="M22 47h26" className={quiet} />
    </>
  ),
  '/products/content': (
    <>
      {frame}
      <path d="M4 17h88M26 17v41M48 17v41M70 17v41" className={quiet} />
      <rect x="9" y="23" width="30" height="7" rx="3" />
      <rect x="31" y="35" width="34" height="7" rx="3" className={filled} />
      <rect x="53" y="47" width="28" height="7" rx="3" />
    </>
  ),
  '/products/iot': (
    <>
      <path d="M14 30 48 6l34 24M20 26v32h56V26" className="fill-sand" />
      <path d="M40 58V44h16v14" className={quiet} />
      <circle cx="48" cy="31" r="4" className={filled} />
      <path d="M39 25a12 12 0 0 1 18 0M42 38a9 9 0 0 0 12 0" className={accent} />
    </>
  ),
  '/products/cpaas': (
    <>
      <path d="M18 14c-6 0-5 4-5 9s-1 9-6 9c5 0 6 4 6 9s-1 9 5 9" />
      <path d="M26 26h18M26 38h12" className={quiet} />
      <path d="M46 32h18m-5-5 5 5-5 5" className={accent} strokeWidth="2" />
      <rect x="69" y="8" width="22" height="48" rx="5" className="fill-sand" />
      <path d="M74 20h12M74 27h8M78 49h4" className={quiet} />
    </>
  ),
  '/products/ccas': (
    <>
      {frame}
      {head}
      <path d="M14 50V38M26 50V30M38 50V34M50 50V26" strokeWidth="4" />
      <path d="M62 50V22" className={accent} strokeWidth="4" />
      <path d="M72 38v-4a6 6 0 0 1 12 0v4M72 38h3v6h-3zM81 38h3v6h-3z" />
    </>
  ),
};
