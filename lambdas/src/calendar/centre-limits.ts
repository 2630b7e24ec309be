/**
 * A transaction takes a hundred actions. A change of currency writes the price of every service and raises the schedule
 * version of every psychologist; a new order of services writes each of them twice. Concurrent additions may pass a
 * limit by a few.
 */
export const MAX_SERVICES = 40;
/** Former psychologists count too: they are never deleted. */
export const MAX_PSYCHOLOGISTS = 50;
