import { requireEnv } from '../platform/config.ts';
import { apiFunction } from '../platform/http/api-function.ts';
import { handlersOnDemand } from '../platform/http/handlers-on-demand.ts';
import { startClients } from '../platform/keys/start-clients.ts';

for (const name of ['TABLE_NAME', 'FIELD_KEY_ID']) requireEnv(name);
startClients();

/** API for clients' appointments: find a time, book, look up, move, cancel. */
export const handler = apiFunction('booking', {
	...handlersOnDemand(
		[
			'createAppointment',
			'dryRunBooking',
			'listMyAppointments',
			'getMyAppointment',
			'cancelMyAppointment',
			'moveMyAppointment',
		],
		async () => (await import('../appointment/booking.handlers.ts')).appointmentBookingHandlers,
	),
	...handlersOnDemand(
		['cancelMyFollowing'],
		async () => (await import('../appointment/series/booking.handlers.ts')).seriesBookingHandlers,
	),
	...handlersOnDemand(
		['listAvailableTimes', 'getAvailability'],
		async () => (await import('../availability/booking.handlers.ts')).availabilityBookingHandlers,
	),
	...handlersOnDemand(
		['getCalendarFeed'],
		async () => (await import('../my-day/booking.handlers.ts')).myDayBookingHandlers,
	),
	...handlersOnDemand(
		[
			'joinWaitingList',
			'listMyWaiting',
			'changeWaiting',
			'leaveWaitingList',
			'answerMyOffer',
			'readOffer',
			'answerOffer',
		],
		async () => (await import('../waiting-list/booking.handlers.ts')).waitingListBookingHandlers,
	),
	...handlersOnDemand(
		['claimVisits'],
		async () => (await import('../client-merge/booking.handlers.ts')).clientMergeBookingHandlers,
	),
});
