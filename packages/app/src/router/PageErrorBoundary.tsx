import { ChunkLoadError, lazyNamed } from '@touchline/ui/lazyNamed';
import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoadError } from './PageLoadError.tsx';
import { UnstyledError } from '#platform/loading/LoadError.tsx';
import { requestHeadingFocusIfLost } from '#platform/location/headingFocus.ts';

const pageError = lazyNamed(() => import('./PageError.tsx'), 'PageError', UnstyledPageError);

interface PageErrorBoundaryProps {
  /** Loads the code of the page. */
  preload: () => Promise<unknown>;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  failure: 'none' | 'render' | 'load';
}

/** The error boundary of a page, so that an error in it does not remove the shell. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): PageErrorBoundaryState {
    return { failure: error instanceof ChunkLoadError ? 'load' : 'render' };
  }

  /**
   * If the focused element was removed with the broken page, the next heading takes the focus
   * (ERROR-18).
   */
  override componentDidUpdate(_props: PageErrorBoundaryProps, before: PageErrorBoundaryState) {
    const isFocusLost = document.activeElement === document.body;
    if (before.failure !== this.state.failure && isFocusLost) requestHeadingFocusIfLost();
  }

  #retry = () => this.setState({ failure: 'none' });
  #showError = () => this.setState({ failure: 'render' });

  override render() {
    const { children, preload } = this.props;
    switch (this.state.failure) {
      case 'none':
        return children;
      case 'load':
        return (
          <PageLoadError preload={preload} onLoaded={this.#retry} onGiveUp={this.#showError} />
        );
      case 'render':
        return (
          <Suspense fallback={null}>
            <pageError.Component onRetry={this.#retry} />
          </Suspense>
        );
    }
  }
}

function UnstyledPageError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <UnstyledError
      title={t('errors.pageTitle')}
      message={t('errors.pageText')}
      retryLabel={t('errors.retry')}
      onRetry={onRetry}
    />
  );
}
