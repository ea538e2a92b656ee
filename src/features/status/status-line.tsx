interface StatusLineProps {
  steps: readonly { label: string; statuses: readonly string[] }[];
  status: string;
}

/** The steps of a submission, up to the current one; of an unknown status only the first is certain. */
export function StatusLine({ steps, status }: StatusLineProps) {
  const found = steps.findIndex(({ statuses }) => statuses.includes(status));
  const now = Math.max(found, 0);
  return (
    <ol className="rail col-span-full">
      {steps.map(({ label }, index) => (
        <li
          key={label}
          aria-current={index === now ? 'step' : undefined}
          className={index > now ? 'ahead text-quiet' : undefined}
        >
          {index === now ? <b>{label}</b> : label}
        </li>
      ))}
    </ol>
  );
}
