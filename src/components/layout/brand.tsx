import { site } from '@/content/site';

/** The mark, a point that sends arcs, and the name. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.1875rem] font-bold tracking-tight">
      <svg viewBox="0 0 24 24" className="size-7 text-brand" fill="none" aria-hidden>
        <circle cx="6" cy="18" r="2.5" className="fill-accent" />
        <path
          d="M6 11.5a6.5 6.5 0 0 1 6.5 6.5M6 6.5A11.5 11.5 0 0 1 17.5 18M6 1.5A16.5 16.5 0 0 1 22.5 18"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {site.name}
    </span>
  );
}
