import type {
  DiscoveryQuestion,
  DiscoveryStatus,
} from '../../../application/ports/discovery/discovery-index.ts';

/** What the main thread sends. */
export type ToDiscoveryThread =
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly question: DiscoveryQuestion;
      readonly about: unknown;
    }
  | { readonly kind: 'status'; readonly id: number }
  | { readonly kind: 'close' };

/** What the thread sends. */
export type FromDiscoveryThread =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error }
  | { readonly kind: 'status'; readonly id: number; readonly status: Omit<DiscoveryStatus, 'crashes'> }
  /** Questions are answered from now on. */
  | { readonly kind: 'ready' }
  /** Nothing that stops it: the next attempt may do better. */
  | { readonly kind: 'trouble'; readonly event: string; readonly error: Error };
