import type { Closure } from '@tulia/contracts/closure/schemas';
import { type MockResponse, NOTHING_TO_MOVE, type SentRequest } from './render-admin.tsx';
import { aList } from './sample-appointments.ts';
import { staffTuesday } from './sample-staff-times.ts';

const week = { from: '09:00', to: '17:00' };
const hours = { weeklyHours: { monday: [week], tuesday: [week], wednesday: [week] }, timeOff: [], version: 1 };
const lunch = { tuesday: [{ from: '13:00', to: '14:00' }] };
const serviceIds = ['addiction-recovery'];

/**
 * Two psychologists who see clients, the second off on 10 and 11 November 2026, and one who no longer sees clients.
 */
const calendarTeam = [
	{ ...hours, id: 'p1', name: 'Dr. Nyambura Kamau', serviceIds, active: true, breaks: lunch },
	{
		...hours,
		...{ id: 'p2', name: 'Otieno Were', serviceIds, active: true, breaks: lunch },
		timeOff: [{ from: '2026-11-10', to: '2026-11-11' }],
	},
	{ ...hours, id: 'p3', name: 'Gone Long', serviceIds, active: false, breaks: {} },
];

interface CalendarAnswers {
	readonly visits?: Parameters<typeof aList>[0];
	readonly closures?: readonly Closure[];
	readonly holidays?: readonly { readonly date: string; readonly name: string; readonly confirmed: boolean }[];
	readonly team?: readonly object[];
	/** Answers all other requests. */
	readonly rest?: (sent: SentRequest) => MockResponse;
}

export const calendarAnswers =
	({ visits = [], closures = [], holidays = [], team = calendarTeam, rest = () => undefined }: CalendarAnswers) =>
	(sent: SentRequest): MockResponse => {
		const { method, url } = sent;
		if (method !== 'GET') return rest(sent);
		switch (url.pathname) {
			case '/api/admin/psychologists':
				return { body: { data: team } };
			case '/api/admin/closures':
				return { body: { data: closures, holidays } };
			case '/api/services':
				return {
					body: { data: [{ id: 'addiction-recovery', title: 'Addiction Recovery', durationMinutes: 60, price: 1 }] },
				};
			case '/api/admin/appointments':
				return { body: aList(visits) };
			case '/api/admin/staff-times':
				return { body: { ...staffTuesday, date: url.searchParams.get('date') } };
			case '/api/admin/to-be-moved':
				return rest(sent) ?? { body: NOTHING_TO_MOVE };
			default:
				return rest(sent);
		}
	};
