import { Component, type ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import { Button } from '@/components/ui/button';
import { noteError } from '@/lib/client-errors/watch';

interface ErrorBoundaryProps {
  page: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  page: string;
}

/** Shows that a page failed; reloads instead where the service worker can answer a failed navigation. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = { hasFailed: false, page: this.props.page };

  private readonly initialPage = this.props.page;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: State): State | null {
    return page === state.page ? null : { hasFailed: false, page };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    noteError('error', error);
    if (this.shouldReload()) location.reload();
  }

  /** After a reload, the page that failed is the initial one, so this cannot repeat. */
  private shouldReload() {
    const { page } = this.props;
    const isServedOffline = navigator.serviceWorker?.controller && !page.startsWith('/admin');
    return isServedOffline && page !== this.initialPage;
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.shouldReload()) return null;
    return <FailureMessage />;
  }
}

function FailureMessage() {
  const texts = useTexts().load;
  return (
    <div role="alert" className="wrap section">
      <h1 className="text-title">{texts.title}</h1>
      <p className="mt-4 text-lead text-quiet">{texts.text}</p>
      <Button className="mt-8" onClick={() => location.reload()}>
        {texts.retry}
      </Button>
    </div>
  );
}
