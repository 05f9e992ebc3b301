import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledError } from '#platform/loading/LoadError.tsx';

const shellError = lazyNamed(
  () => import('./ShellError/ShellError.tsx'),
  'ShellError',
  UnstyledShellError,
);

interface ShellErrorBoundaryState {
  hasFailed: boolean;
}

/**
 * The outermost error boundary: where the shell itself breaks, a person reads so and can try again,
 * instead of seeing an empty window.
 */
export class ShellErrorBoundary extends Component<
  { children: ReactNode },
  ShellErrorBoundaryState
> {
  override state: ShellErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ShellErrorBoundaryState {
    return { hasFailed: true };
  }

  #retry = () => this.setState({ hasFailed: false });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <shellError.Component onRetry={this.#retry} />
      </Suspense>
    );
  }
}

function UnstyledShellError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <UnstyledError
      title={t('errors.shellTitle')}
      message={t('errors.shellText')}
      retryLabel={t('errors.retry')}
      onRetry={onRetry}
    />
  );
}
