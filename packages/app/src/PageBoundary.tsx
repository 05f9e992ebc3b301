import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOr } from './lazyOr.ts';
import { BareError } from './PartError.tsx';

const BrokenPage = lazyOr(
  () => import('./BrokenPage.tsx').then((module) => module.BrokenPage),
  BarePage,
);

interface PageBoundaryProps {
  /** Another value gives the page a new chance. */
  resetKey: string;
  children: ReactNode;
}

interface PageBoundaryState {
  hasFailed: boolean;
  resetKey: string;
}

/** Keeps one broken page from taking the shell with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
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
