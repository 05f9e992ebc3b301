import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOr } from './lazyOr.ts';
import { BareError } from './PartError.tsx';

const BrokenPage = lazyOr(
  () => import('./BrokenPage.tsx').then((module) => module.BrokenPage),
  BarePage,
);

interface PageBoundaryState {
  hasFailed: boolean;
}

/** Keeps one broken page from taking the shell with it; each page has its own. */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <Suspense fallback={null}>
        <BrokenPage onRetry={() => this.setState({ hasFailed: false })} />
      </Suspense>
    ) : (
      this.props.children
    );
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
