import * as Alert from '@radix-ui/react-alert-dialog';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  parsePath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  type To,
} from 'react-router-dom';
import { adminDetail } from '@/content/en/admin-detail';
import { Dialog, DialogActions, safeAnswer } from './dialog';
import { hasDrafts } from './drafts';
import { useStaffUser } from './staff-user';
import { ToolButton } from './tool-button';
import { isAnythingUnsaved } from './unsaved';

const { leave: texts } = adminDetail;

interface Guarded {
  /** Whether what was typed is kept on this device: then one may leave and come back to it. */
  kept: () => boolean;
  /** Called when it is given up. */
  onDiscard: () => void;
}

type Ask = (proceed: () => void) => void;

interface Asked {
  /** The form that is left. */
  guarded?: Guarded | undefined;
  /** Signing out: drafts do not outlive it. */
  final?: true;
  proceed: () => void;
}

/** Knows the form that must not be left without asking, while there is one. */
class Guard {
  guarded: Guarded | undefined;

  constructor(private readonly onAsk: (asked: Asked) => void) {}

  set = (guarded: Guarded | undefined) => {
    this.guarded = guarded;
  };

  /** Goes on at once, or after the answer. */
  ask: Ask = (proceed) => {
    if (this.guarded) this.onAsk({ guarded: this.guarded, proceed });
    else proceed();
  };

  /** The same where everything typed is lost, here and in the drafts of other records. */
  askFinally = (proceed: () => void, user: string) => {
    if (isAnythingUnsaved() || hasDrafts(user)) this.onAsk({ final: true, proceed });
    else proceed();
  };
}

const GuardContext = createContext(new Guard(() => undefined));

/**
 * Asks before a form with unsaved changes is left, by whichever way inside the site: BrowserRouter has
 * no blocker. Moves by links and code go through the navigator below. Back and Forward have happened
 * when they are told: what is below does not hear of them before the answer, and they are undone.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const outer = useContext(NavigationContext);
  const [asked, setAsked] = useState<Asked>();
  const [guard] = useState(() => new Guard(setAsked));
  const place = useHeldPlace(guard);
  const { pathname } = place.location;

  const navigation = useMemo(() => {
    const { navigator } = outer;
    const move =
      (name: 'push' | 'replace'): Navigator['push'] =>
      (to, ...rest) => {
        const proceed = () => navigator[name](to, ...rest);
        if (pathOf(to, pathname) === pathname) proceed();
        else guard.ask(proceed);
      };
    const asking: Navigator = Object.assign(Object.create(navigator) as Navigator, {
      push: move('push'),
      replace: move('replace'),
    });
    return { ...outer, navigator: asking };
  }, [outer, pathname, guard]);

  function answer(proceed?: () => void) {
    if (proceed) guard.set(undefined);
    setAsked(undefined);
    proceed?.();
  }

  return (
    <GuardContext value={guard}>
      <NavigationContext value={navigation}>
        <LocationContext value={place}>{children}</LocationContext>
      </NavigationContext>
      {asked && <Question asked={asked} onAnswer={answer} />}
    </GuardContext>
  );
}

interface QuestionProps {
  asked: Asked;
  /** With what goes on, or with nothing to stay. */
  onAnswer: (proceed?: () => void) => void;
}

function Question({ asked: { guarded, final, proceed }, onAnswer }: QuestionProps) {
  const { title, text, discard } = final ? texts.signOut : texts;
  return (
    <Dialog title={title} text={text} onClose={() => onAnswer()}>
      <DialogActions>
        <Alert.Cancel asChild>
          <ToolButton look="filled" {...safeAnswer}>
            {texts.stay}
          </ToolButton>
        </Alert.Cancel>
        {guarded?.kept() && <ToolButton onClick={() => onAnswer(proceed)}>{texts.keep}</ToolButton>}
        <ToolButton
          look="danger"
          onClick={() => {
            guarded?.onDiscard();
            onAnswer(proceed);
          }}
        >
          {discard}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}

/** Signs out, after asking where typed text would be lost. */
export function useAskToSignOut(): Ask {
  const guard = useContext(GuardContext);
  const { id } = useStaffUser();
  return (proceed) => guard.askFinally(proceed, id);
}

/**
 * Guards what is typed into the calling form while `unsaved`. The returned function lifts the guard
 * at once, before a move that follows a successful save.
 */
export function useLeaveGuard(unsaved: boolean, { kept, onDiscard }: Guarded): () => void {
  const { set } = useContext(GuardContext);
  const latest = useRef({ kept, onDiscard });
  useEffect(() => {
    latest.current = { kept, onDiscard };
  });

  useEffect(() => {
    if (!unsaved) return;
    const guarded = {
      kept: () => latest.current.kept(),
      onDiscard: () => latest.current.onDiscard(),
    };
    // Where nothing can be kept, closing the tab would lose it too.
    const warn = (event: BeforeUnloadEvent) => !guarded.kept() && event.preventDefault();
    set(guarded);
    window.addEventListener('beforeunload', warn);
    return () => {
      set(undefined);
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved, set]);

  return () => set(undefined);
}

/** How many entries of the history lie before the one that is shown, as the router counts them. */
const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? Number.NaN;

/** Where the reader is; a move by Back or Forward away from the form counts only after the answer. */
function useHeldPlace(guard: Guard) {
  const outer = useContext(LocationContext);
  const [shown, setShown] = useState(outer);
  const index = useRef(Number.NaN);
  const moved = outer.location.pathname !== shown.location.pathname;
  const held = moved && outer.navigationType === 'POP' && guard.guarded !== undefined;
  if (!held && shown !== outer) setShown(outer);

  useEffect(() => {
    if (!held) index.current = indexOf(history.state);
  });
  useEffect(() => {
    if (!held) return;
    const steps = indexOf(history.state) - index.current || -1;
    history.go(-steps);
    guard.ask(() => history.go(steps));
  }, [held, guard]);

  return held ? shown : outer;
}

function pathOf(to: To, current: string) {
  return (typeof to === 'string' ? parsePath(to) : to).pathname || current;
}
