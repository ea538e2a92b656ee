interface NextStepsProps {
  title: string;
  steps: readonly (string | { title: string; text: string })[];
}

export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <>
      <h2 className="text-heading">{title}</h2>
      <ol className="mt-6">
        {steps.map((step, index) => {
          const { title: name, text } = typeof step === 'string' ? { title: '', text: step } : step;
          return (
            <li key={text} className="group relative ps-13 pb-8 last:pb-0">
              <span
                aria-hidden
                className="absolute start-4 top-0 h-full border-s border-line group-last:hidden"
              />
              <span
                aria-hidden
                className="tabular absolute start-0 top-0 grid size-8 place-items-center rounded-full border border-edge bg-paper text-small font-semibold"
              >
                {index + 1}
              </span>
              {name && <h3 className="pt-0.5 font-semibold">{name}</h3>}
              <p className="pt-0.5 text-small text-quiet">{text}</p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
