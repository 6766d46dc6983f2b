/** Dispatched on the window when the app takes decisions about cookies, so that a held one can go on. */
export const CONSENT_READY_EVENT = 'takesconsent';
