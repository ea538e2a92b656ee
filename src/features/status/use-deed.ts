import { useRef, useState } from 'react';
import { problemOf, type Problem } from './problem';

/** Told the secret, does something; whether there was something left to do. */
type Deed = (secret: string) => Promise<boolean>;

export type DeedState =
  | { step: 'undone' }
  | { step: 'busy' }
  | { step: 'failed'; problem: Problem }
  | { step: 'answered'; deed: Deed; done: boolean };

/** What is done at a click, once, and what is known of it; again only where that is nothing. */
export function useDeed(secret: string) {
  const [state, setState] = useState<DeedState>({ step: 'undone' });
  const busy = useRef(false);

  async function start(deed: Deed) {
    if (busy.current) return;
    busy.current = true;
    setState({ step: 'busy' });
    try {
      setState({ step: 'answered', deed, done: await deed(secret) });
    } catch (error) {
      setState({ step: 'failed', problem: problemOf(error) });
      busy.current = false;
    }
  }
  return { state, start: (deed: Deed) => void start(deed) };
}
