/** The media query of windows that are as narrow as phones; the same as in the style sheets. */
export const PHONE_WINDOWS = '(width < 671px)';
