import { dayOf } from '@tulia/centre/clock';
import {
	type BookingOrigin,
	bookingOrigins,
	type VisitCounts,
	type VisitReport,
} from '@tulia/contracts/report/schemas';
import type { Days } from './report-span.ts';
import type { VisitFact } from './visit-fact.ts';

export function visitCounts(visits: readonly VisitFact[]): VisitCounts {
	const count = (status: VisitFact['status']) => visits.filter((visit) => visit.status === status).length;
	return {
		attended: count('attended'),
		missed: count('missed'),
		cancelled: count('cancelled'),
		cancelledLate: visits.filter(({ status, isLate }) => status === 'cancelled' && isLate).length,
		open: count('confirmed'),
	};
}

export function countsByPeriod(visits: readonly VisitFact[], periods: readonly Days[]): VisitReport['periods'] {
	const dated = visits.map((visit) => ({ visit, day: dayOf(new Date(visit.startAt)) }));
	return periods.map(({ from, to }) => ({
		...{ from, to },
		visits: visitCounts(dated.filter(({ day }) => from <= day && day <= to).map(({ visit }) => visit)),
	}));
}

/** Bookings by service, the most first, each with its latest title. */
export function countsByService(visits: readonly VisitFact[]): VisitReport['services'] {
	const titles = new Map(visits.map(({ serviceId, serviceTitle }) => [serviceId, serviceTitle]));
	return [...titles]
		.map(([id, title]) => ({ id, title, own: visits.filter(({ serviceId }) => serviceId === id) }))
		.sort((a, b) => b.own.length - a.own.length || a.title.localeCompare(b.title) || a.id.localeCompare(b.id))
		.map(({ id, title, own }) => ({ id, title, visits: visitCounts(own) }));
}

/** Bookings by their origin, whatever their outcome. */
export function countsByOrigin(visits: readonly VisitFact[]): VisitReport['origins'] {
	const originOf = ({ bookedBy }: VisitFact): BookingOrigin => bookedBy ?? 'unknown';
	return bookingOrigins.map((origin) => ({
		origin,
		visits: visits.filter((visit) => originOf(visit) === origin).length,
	}));
}
