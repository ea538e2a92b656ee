import type { ChatDrawing as Drawing, ChatMessage } from '@/content/illustrations';
import { cx } from '@/lib/cx';

export function ChatDrawing({
  title,
  channel,
  messages,
  summary,
}: Omit<Drawing, 'kind'> & { summary: string }) {
  return (
    <div
      role="img"
      aria-label={summary}
      className="mx-auto w-full max-w-md rounded border-[1.5px] border-edge bg-sand"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-4 py-2.5 text-[0.8125rem]">
        <span className="font-semibold">{title}</span>
        <span className="text-quiet">{channel}</span>
      </p>
      <ol className="grid gap-2 rounded-b-[8px] bg-paper px-3 py-3 text-[0.8125rem] leading-snug">
        {messages.map((message) => (
          <Message key={message.text} {...message} />
        ))}
      </ol>
    </div>
  );
}

function Message({ from, text, choices = [] }: ChatMessage) {
  if (from === 'note') {
    return (
      <li className="my-0.5 flex items-center gap-3 text-center text-quiet before:h-px before:min-w-4 before:grow before:bg-marigold after:h-px after:min-w-4 after:grow after:bg-marigold">
        {text}
      </li>
    );
  }
  const customer = from === 'customer';
  return (
    <li className={cx('grid max-w-[85%] gap-1.5', customer && 'ms-auto')}>
      <p
        className={cx(
          'rounded border px-3 py-2 whitespace-pre-line',
          customer
            ? 'rounded-se-none border-link/30 bg-action/10'
            : 'rounded-ss-none border-line bg-sand',
        )}
      >
        {text}
      </p>
      {choices.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {choices.map((choice) => (
            <span
              key={choice}
              className="rounded-full border border-link px-2.5 py-0.5 font-semibold text-link"
            >
              {choice}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
