/** For browsers that ask for privacy, as long as nothing optional is on. */
export const SIGNAL_HONORED = 'Your browser’s privacy signal is honored';
