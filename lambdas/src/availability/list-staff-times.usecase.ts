import { seesEverybodysVisits } from '@tulia/contracts/identity/staff-roles';
import { bookingRules } from '../calendar/booking-rules.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { AvailabilitySources } from './availability-sources.ts';
import { readSnapshot } from './read-snapshot.usecase.ts';
import { daysLookedAt, staffTimes } from './staff-times.ts';

interface ListStaffTimesDeps {
	readonly sources: AvailabilitySources;
	readonly now: () => Date;
}

/**
 * A day of all psychologists who offer a service, for bookings by staff. A caller whose only role is psychologist gets
 * only their own times, because they book only with themselves. Never cached: the client is on the phone.
 */
export const listStaffTimes =
	({ sources, now: clock }: ListStaffTimesDeps) =>
	async ({
		query,
		caller,
	}: RequestFor<'listStaffTimes', 'query' | 'caller', 'roles' | 'psychologistId'>): Promise<
		ResultFor<'listStaffTimes'>
	> => {
		const { date, serviceId, moving } = query;
		const now = clock();
		const staff = { overBreak: false, backDays: bookingRules.staff.backDays };
		const question = { serviceId, psychologistId: undefined, ...daysLookedAt(date, now), now, staff };
		const availability = await readSnapshot(sources, question);
		if (availability.ok) {
			const snapshot = { ...availability.value.snapshot, moving: moving === undefined ? [] : [moving] };
			const calendars = snapshot.calendars.filter(({ psychologist }) => isOffered(caller, psychologist.id));
			return ok(staffTimes({ ...snapshot, calendars }, date));
		}
		return availability.refusal === 'unknown_service' ? refuse('unknown_service') : refuse('date_not_bookable');
	};

type Caller = RequestFor<'listStaffTimes', 'caller', 'roles' | 'psychologistId'>['caller'];

const isOffered = ({ roles, psychologistId }: Caller, id: string): boolean =>
	seesEverybodysVisits(roles) || id === psychologistId;
