import type { HandsetDrawing as Drawing, HandsetFrame } from '@/content/illustrations';

/** A phone, as wide as a phone. */
export function HandsetDrawing({
  network,
  frames,
  summary,
}: Omit<Drawing, 'kind'> & { summary: string }) {
  return (
    <div
      role="img"
      aria-label={summary}
      className="handset mx-auto w-full max-w-80 rounded-[28px] border-[1.5px] border-edge bg-sand p-2"
    >
      <div className="rounded-[20px] border border-line bg-paper px-3 pt-2 pb-4">
        <p className="flex items-center justify-between text-[0.75rem] text-quiet">
          <span>{network}</span>
          <Signal />
        </p>
        <ol className="mt-2 grid gap-2.5 text-[0.8125rem] leading-snug">
          {frames.map((frame) => (
            <li key={frame.type === 'call' ? frame.to : frame.text}>
              <Frame {...frame} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Frame(frame: HandsetFrame) {
  switch (frame.type) {
    case 'ussd':
      return (
        <div className="rounded border border-line bg-sand px-3 pt-2.5 pb-2">
          <p className="whitespace-pre-line">{frame.text}</p>
          <p className="tabular mt-1.5 border-b-[1.5px] border-marigold pb-0.5 font-semibold">
            {frame.reply}
          </p>
        </div>
      );
    case 'sms':
      return (
        <div className="me-4 rounded rounded-ss-none border border-line bg-sand px-3 py-2">
          <p className="font-semibold">{frame.from}</p>
          <p className="whitespace-pre-line">{frame.text}</p>
        </div>
      );
    case 'call':
      return (
        <div className="rounded border border-line bg-sand px-3 py-3 text-center">
          <p className="font-semibold">{frame.to}</p>
          <p className="text-quiet">{frame.state}</p>
          <p className="mt-2 inline-block rounded-full border-[1.5px] border-marigold px-3 py-1 font-semibold">
            {frame.hint}
          </p>
        </div>
      );
  }
}

function Signal() {
  return (
    <svg viewBox="0 0 34 12" className="h-3 w-8.5 fill-none stroke-current" strokeWidth="1.5">
      <path d="M1 11V8M5 11V6M9 11V4M13 11V1" />
      <rect x="19.75" y="2.75" width="11" height="6.5" rx="1.5" />
      <path d="M22 5v2M25 5v2M33 5v2" />
    </svg>
  );
}
