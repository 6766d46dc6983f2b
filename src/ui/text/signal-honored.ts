/** For browsers that ask for privacy, while nothing optional is enabled. */
export const SIGNAL_HONORED = 'Your browser’s privacy signal is honored';
