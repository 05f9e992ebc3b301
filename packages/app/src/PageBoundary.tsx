import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

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
      <BrokenPage onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}
