import { ChunkLoadError } from '@touchline/ui/lazyNamed';
import { Component, Suspense, type ReactNode } from 'react';
import { isSiteReachable, reloadForNewBuild } from './newBuild.ts';
import { showToast } from '../toasts.ts';

export interface LazyBoundaryProps {
  /** Shown while the code is loaded; reserves the space of the part. */
  fallback?: ReactNode;
  /**
   * Called when the part could not be shown. The owner should count it as closed, so that the next
   * press tries again.
   */
  onFailed?: () => void;
  /** A new value after a failure renders the part again. */
  resetKey?: unknown;
  children: ReactNode;
}

interface LazyBoundaryState {
  hasFailed: boolean;
  resetKey: unknown;
}

/**
 * A part of the shell with its own code and error boundary. When it cannot be loaded or rendered,
 * the rest of the shell stays and a notice says so.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, LazyBoundaryState> {
  override state: LazyBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<LazyBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: LazyBoundaryProps, state: LazyBoundaryState) {
    return { resetKey, hasFailed: state.hasFailed && (!resetKey || resetKey === state.resetKey) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.();
    if (error instanceof ChunkLoadError) void recoverMissingCode();
    else notifyMissingPart();
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? null : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

/**
 * Reloads the document for the new build if the site answers, else shows a notice that a part is
 * missing.
 */
export async function recoverMissingCode(): Promise<void> {
  if ((await isSiteReachable()) && (await reloadForNewBuild())) return;
  notifyMissingPart();
}

function notifyMissingPart() {
  showToast('errors.partMissing', { tone: 'danger' });
}
