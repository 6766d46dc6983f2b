/** The number of rows per statement: engines limit the number of its values. */
export const ROWS_AT_ONCE = 500;
