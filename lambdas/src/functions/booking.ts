import * as endpoints from '@tulia/contracts/endpoint-names/booking';
import { requireEnv } from '../platform/config.ts';
import { apiFunction } from '../platform/http/api-function.ts';
import { handlersOnDemand } from '../platform/http/handlers-on-demand.ts';
import { startClients } from '../platform/keys/start-clients.ts';

for (const name of ['TABLE_NAME', 'FIELD_KEY_ID']) requireEnv(name);
startClients();

/** API for clients' appointments: find a time, book, look up, move, cancel. */
export const handler = apiFunction('booking', {
	...handlersOnDemand(
		endpoints.ownAppointment,
		async () => (await import('../appointment/booking.handlers.ts')).appointmentBookingHandlers,
	),
	...handlersOnDemand(
		endpoints.series,
		async () => (await import('../appointment/series/booking.handlers.ts')).seriesBookingHandlers,
	),
	...handlersOnDemand(
		endpoints.availability,
		async () => (await import('../availability/booking.handlers.ts')).availabilityBookingHandlers,
	),
	...handlersOnDemand(
		endpoints.myDay,
		async () => (await import('../my-day/booking.handlers.ts')).myDayBookingHandlers,
	),
	...handlersOnDemand(
		endpoints.waitingList,
		async () => (await import('../waiting-list/booking.handlers.ts')).waitingListBookingHandlers,
	),
	...handlersOnDemand(
		endpoints.client,
		async () => (await import('../client-merge/booking.handlers.ts')).clientMergeBookingHandlers,
	),
});
