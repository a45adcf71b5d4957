import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';

export interface SectionBoundaryProps {
  /** What failed, in words. */
  title?: string;
  /** Called before the section is shown again: forget what made it fail. */
  onRetry?: () => void;
  children: ReactNode;
}

interface SectionBoundaryState {
  error: unknown;
  failed: boolean;
}

/** A section that breaks costs only itself. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): SectionBoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    reportError(error);
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined, failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState headingLevel="h2" title={this.props.title} error={this.state.error} onRetry={this.retry} />
    );
  }
}
