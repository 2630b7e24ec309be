/** Nobody fills in a form faster. Milliseconds. In a file without schemas, so that a browser can hold it alone. */
export const SHORTEST_FILL_MS = 2000;
