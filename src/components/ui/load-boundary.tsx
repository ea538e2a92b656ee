import { Component, type ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import { noteError } from '@/lib/client-errors/watch';
import { loadAnew, wouldLoad } from '@/lib/load-anew';
import { Button } from './button';

interface LoadBoundaryProps {
  /** What is shown; another value is another chance. */
  page: string;
  /** Asks for the page's code again, before it is shown again. */
  retry: () => Promise<unknown>;
  children: ReactNode;
}

interface State {
  failed: boolean;
  page: string;
}

/**
 * A page whose code did not arrive, or broke, is told plainly instead of leaving nothing: on a bad
 * link, or after a deploy that replaced the files of an open tab. Where the service worker can answer,
 * a move that fails becomes a page load.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, State> {
  override state = { failed: false, page: this.props.page };

  private readonly arrival = this.props.page;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: LoadBoundaryProps, state: State): State | null {
    return page === state.page ? null : { failed: false, page };
  }

  override componentDidMount() {
    addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgain);
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    noteError('error', error);
    if (this.loadsAnew()) location.reload();
  }

  /** Never again after that: what a page load shows was not moved to. */
  private loadsAnew() {
    const { page } = this.props;
    const kept = navigator.serviceWorker?.controller && !page.startsWith('/admin');
    return kept && page !== this.arrival;
  }

  private readonly tryAgain = () => {
    if (!this.state.failed) return;
    this.props.retry().then(
      () => this.setState({ failed: false }),
      async (error: unknown) => {
        console.error(error);
        if (await wouldLoad(error)) loadAnew(error);
      },
    );
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.loadsAnew()) return null;
    return <Failed />;
  }
}

function Failed() {
  const texts = useTexts().load;
  return (
    <div role="alert" className="mx-auto max-w-prose px-gutter py-section">
      <h1 className="text-title">{texts.title}</h1>
      <p className="mt-4 text-lead text-quiet">{texts.text}</p>
      <Button className="mt-8" onClick={() => location.reload()}>
        {texts.retry}
      </Button>
    </div>
  );
}
