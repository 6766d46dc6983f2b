import { Component, type ReactNode } from 'react';
import type { Logger } from '../../../application/ports/logger.ts';

type CardBoundaryProps = {
  readonly logger: Logger;
  /** Replaces a part that threw an error. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** Keeps a bug in one card, or in a part of it, from the grid around it, and logs it. */
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
