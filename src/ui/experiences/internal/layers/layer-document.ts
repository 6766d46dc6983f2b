import { createContext } from 'react';

/** The document in which layers are rendered; null: that of the app. A preview renders them in its frame. */
export const LayerDocument = createContext<Document | null>(null);
