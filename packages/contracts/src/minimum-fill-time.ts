/** The least time in which a person fills in a form, in milliseconds. A file without schemas, for browsers. */
export const MIN_FILL_TIME_MS = 2000;
