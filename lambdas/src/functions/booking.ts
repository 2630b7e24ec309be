import { appointmentBookingHandlers } from '../appointment/booking.handlers.ts';
import { availabilityBookingHandlers } from '../availability/booking.handlers.ts';
import { clientMergeBookingHandlers } from '../client-merge/booking.handlers.ts';
import { apiFunction } from '../platform/http/api-function.ts';

/** What a client does about appointments: find a time, book it, look it up, move it, cancel it. */
export const handler = apiFunction('booking', {
	...appointmentBookingHandlers,
	...availabilityBookingHandlers,
	...clientMergeBookingHandlers,
});
