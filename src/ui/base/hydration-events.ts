/** Dispatched on the window when hydration begins: React records clicks from now on. */
export const HYDRATION_START_EVENT = 'takesover';

/** Dispatched on the window when hydration is complete and earlier input has been replayed. */
export const HYDRATED_EVENT = 'takenover';
