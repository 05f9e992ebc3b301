import { ChunkLoadError } from '@touchline/ui/lazyNamed';
import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '#platform/loading/lazyWithFallback.ts';
import { MissingPage } from './MissingPage.tsx';
import { BareError } from '#platform/loading/PartError.tsx';

const BrokenPage = lazyWithFallback(
  () => import('./BrokenPage.tsx').then((module) => module.BrokenPage),
  BarePage,
);

interface PageBoundaryProps {
  /** Loads the code of the page. */
  preload: () => Promise<unknown>;
  children: ReactNode;
}

interface PageBoundaryState {
  failure: 'none' | 'broken' | 'missing';
}

/** The error boundary of a page, so that an error in it does not remove the shell. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: error instanceof ChunkLoadError ? 'missing' : 'broken' };
  }

  #retry = () => this.setState({ failure: 'none' });
  #giveUp = () => this.setState({ failure: 'broken' });

  override render() {
    const { children, preload } = this.props;
    switch (this.state.failure) {
      case 'none':
        return children;
      case 'missing':
        return <MissingPage preload={preload} onArrived={this.#retry} onGivenUp={this.#giveUp} />;
      case 'broken':
        return (
          <Suspense fallback={null}>
            <BrokenPage onRetry={this.#retry} />
          </Suspense>
        );
    }
  }
}

function BarePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <BareError
      title={t('errors.pageTitle')}
      message={t('errors.pageText')}
      retryLabel={t('errors.retry')}
      onRetry={onRetry}
    />
  );
}
