import { Component, type ReactNode } from 'react';
import type { Logger } from '../../application/ports/logger.ts';
import { BrokenPage } from '../status/broken-page.tsx';

type Props = { readonly logger: Logger; readonly place: string; readonly children: ReactNode };
type State = { readonly brokenAt: string | null };

/** Shows an error page when a view throws. Navigating to another page resets it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { brokenAt: null };

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return state.brokenAt !== null && state.brokenAt !== '' && state.brokenAt !== props.place
      ? { brokenAt: null }
      : null;
  }

  static getDerivedStateFromError(): State {
    return { brokenAt: '' };
  }

  override componentDidCatch(error: unknown): void {
    this.props.logger.error('view-failed', error);
    this.setState({ brokenAt: this.props.place });
  }

  override render(): ReactNode {
    return this.state.brokenAt === null ? this.props.children : <BrokenPage />;
  }
}
