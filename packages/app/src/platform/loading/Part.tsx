import { ChunkLoadError } from '@touchline/ui/lazyNamed';
import { Component, Suspense, type ReactNode } from 'react';
import { isSiteReached, loadNewBuild } from './newBuild.ts';
import { notice } from '../notices.ts';

export interface PartProps {
  /** Shown while the code is loaded; reserves the space of the part. */
  fallback?: ReactNode;
  /**
   * Called when the part could not be shown. The owner should count it as closed, so that the next
   * press tries again.
   */
  onFailed?: () => void;
  /** A new value after a failure renders the part again. */
  attempt?: unknown;
  children: ReactNode;
}

interface PartState {
  hasFailed: boolean;
  attempt: unknown;
}

/**
 * A part of the shell with its own code and error boundary. When it cannot be loaded or rendered,
 * the rest of the shell stays and a notice says so.
 */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { hasFailed: false, attempt: this.props.attempt };

  static getDerivedStateFromError(): Partial<PartState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ attempt }: PartProps, state: PartState) {
    return { attempt, hasFailed: state.hasFailed && (!attempt || attempt === state.attempt) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.();
    void recoverOrNotify(error);
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? null : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

async function recoverOrNotify(error: unknown): Promise<void> {
  const isCodeMissing = error instanceof ChunkLoadError;
  if (isCodeMissing && (await isSiteReached()) && loadNewBuild()) return;
  notice('errors.partMissing', { tone: 'danger' });
}
