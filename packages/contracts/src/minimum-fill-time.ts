/** Nobody fills in a form faster. Milliseconds. In a file without schemas, so that a browser can hold it alone. */
export const MIN_FILL_TIME_MS = 2000;
