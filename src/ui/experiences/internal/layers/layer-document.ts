import { createContext } from 'react';

/** The document that layers stand above; null: that of the app. A preview has a window of its own. */
export const LayerDocument = createContext<Document | null>(null);
