/** Dispatched on the window when the app begins to take over the page: from now on it hears what is pressed. */
export const HYDRATION_START_EVENT = 'takesover';

/** Dispatched on the window once the app has taken over the page and knows what had been filled in before. */
export const HYDRATED_EVENT = 'takenover';
