import { adminSession } from '@/content/en/admin-session';

const { pause: texts } = adminSession.login;

interface SignInPauseProps {
  waitMs: number;
  secondsLeft: number;
}

/** The countdown after several wrong passwords; its beginning and end are announced, not every second. */
export function SignInPause({ waitMs, secondsLeft }: SignInPauseProps) {
  const isOver = secondsLeft === 0;
  const minutes = waitMs / 60_000;
  const wait = minutes < 1 ? texts.seconds(waitMs / 1000) : texts.minutes(minutes);
  return (
    <>
      <output className="sr-only">
        {waitMs > 0 && (isOver ? texts.over : texts.announced(wait))}
      </output>
      {!isOver && (
        <p role="timer" className="font-semibold tabular-nums">
          {texts.countdown(clockTime(secondsLeft))}
        </p>
      )}
    </>
  );
}

const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
