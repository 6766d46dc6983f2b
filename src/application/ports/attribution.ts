import type { AttributionSource } from '../../domain/promotions/attribution-source.ts';

/** The browser’s attribution reporting. */
export interface Attribution {
  /** False when the browser does not know it, or its policy forbids it here. */
  isAllowed(): boolean;
  /** Has the browser remember a source, also when the page is left at once. Rejects when it cannot be asked. */
  register(source: AttributionSource): Promise<void>;
}
