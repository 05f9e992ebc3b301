import { ChunkLoadError } from '@touchline/ui/lazyNamed';
import { Component, Suspense, type ReactNode } from 'react';
import { isSiteReached, loadNewBuild } from './newBuild.ts';
import { notice } from '../notices.ts';

export interface PartProps {
  /** Keeps the place while the code is fetched. */
  fallback?: ReactNode;
  /** What a person opened could not be shown: count it as closed, so that the next press tries again. */
  onFailed?: () => void;
  /** Another value after a failure draws the part anew. */
  attempt?: unknown;
  children: ReactNode;
}

interface PartState {
  hasFailed: boolean;
  attempt: unknown;
}

/**
 * A part of the shell with code of its own, behind its own error boundary: one that cannot be fetched
 * or drawn leaves the rest of the shell as it is, and says so.
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
    void sayOrRecover(error);
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? null : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

async function sayOrRecover(error: unknown): Promise<void> {
  const isCodeMissing = error instanceof ChunkLoadError;
  if (isCodeMissing && (await isSiteReached()) && loadNewBuild()) return;
  notice('errors.partMissing', { tone: 'danger' });
}
