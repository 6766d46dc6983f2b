import { Component, type ReactNode } from 'react';
import type { Logger } from '../../../application/ports/logger.ts';

type CardBoundaryProps = {
  readonly logger: Logger;
  /** Replaces a part that threw an error. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** An error boundary for a card or a part of it, which logs the error. */
export class CardBoundary extends Component<CardBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.logger.error('card-failed', error);
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
