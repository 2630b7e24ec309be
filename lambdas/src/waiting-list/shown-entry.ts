import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import type {
	OfferedVisit,
	OfferState,
	WaitingEntry as Shown,
	StaffWaitingEntry,
} from '@tulia/contracts/waiting-list/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import type { Person } from '../appointment/client.ts';
import { heldAt, ranOut, type TimeOffer, type WaitingEntry } from './waiting-entry.ts';

/** The names for the ids in entries. */
export interface EntryFacts {
	readonly services: readonly Service[];
	readonly psychologistNames: ReadonlyMap<string, string>;
	readonly visits: ReadonlyMap<string, Appointment>;
	readonly now: Date;
}

const keptTime = ({ id, startAt, endAt, psychologistName, psychologistId, until }: TimeOffer) => ({
	...{ id, psychologistId, until },
	startsAt: startAt,
	endsAt: endAt,
	psychologist: psychologistName,
});

/** An entry as its client sees it. */
export function shownEntry(entry: WaitingEntry, { services, psychologistNames, visits, now }: EntryFacts): Shown {
	const { id, serviceId, psychologistId, days, part, until, forWhom, askedAt, insteadOf } = entry;
	const visit = insteadOf && visits.get(insteadOf.appointmentId);
	const kept = heldAt(entry, now);
	return {
		...{ id, serviceId, part, until, forWhom, askedAt },
		days: [...days],
		service: visit?.serviceTitle ?? services.find((one) => one.id === serviceId)?.title ?? serviceId,
		...(psychologistId === undefined
			? {}
			: { psychologistId, psychologist: psychologistNames.get(psychologistId) ?? psychologistId }),
		...(visit ? { insteadOf: { ticketNumber: visit.ticketNumber, startsAt: visit.startAt } } : {}),
		...(kept ? { kept: keptTime(kept) } : {}),
	};
}

/** An entry as staff see it, with its client and outcome. */
export function staffEntry(entry: WaitingEntry, facts: EntryFacts, person: Person | undefined): StaffWaitingEntry {
	const { userId, askedBy, ended, ver: version, toldByMail, toldBySms } = entry;
	const { phone } = person ?? {};
	return {
		...shownEntry(entry, facts),
		client: { id: userId, name: person?.name ?? '', ...(phone ? { phone } : {}) },
		byStaff: askedBy !== userId,
		offers: entry.offers.map(({ id, startAt, psychologistName, at, until, state }) => ({
			...{ at, until },
			state: state === 'open' && ranOut(entry, facts.now) ? ('lapsed' as const) : state,
			startsAt: startAt,
			psychologist: psychologistName,
			told: [...(toldByMail === id ? (['email'] as const) : []), ...(toldBySms === id ? (['sms'] as const) : [])],
		})),
		...(ended ? { ended } : {}),
		version,
	};
}

function stateOf(entry: WaitingEntry, offer: TimeOffer, now: Date): OfferState {
	if (offer.state === 'taken') return 'taken';
	if (offer.state === 'open') return ranOut(entry, now) ? 'gone' : 'open';
	if (entry.ended && entry.ended.why === 'stopped') return 'stopped';
	return offer.state === 'declined' ? 'declined' : 'gone';
}

/** An offer as its own page shows it. `visit`: the visit booked from the offer, or the one that it would replace. */
export function offeredVisit(
	entry: WaitingEntry,
	offer: TimeOffer,
	{
		services,
		profile,
		visit,
		now,
	}: {
		readonly services: readonly Service[];
		readonly profile: CentreProfile | undefined;
		readonly visit: Appointment | undefined;
		readonly now: Date;
	},
): OfferedVisit {
	const { startAt, endAt, psychologistName, until } = offer;
	const price = entry.insteadOf ? visit?.price : services.find(({ id }) => id === entry.serviceId)?.price;
	const currency = entry.insteadOf ? visit?.currency : profile?.currency;
	const state = stateOf(entry, offer, now);
	return {
		...{ state, until },
		startsAt: startAt,
		endsAt: endAt,
		psychologist: psychologistName,
		forWhom: entry.forWhom,
		...(price === undefined || currency === undefined ? {} : { price, currency }),
		...(entry.insteadOf
			? { insteadOf: state === 'taken' ? entry.insteadOf.startAt : (visit?.startAt ?? entry.insteadOf.startAt) }
			: {}),
		...(state === 'taken' && visit ? { ticketNumber: visit.ticketNumber } : {}),
		isWaiting: entry.state !== 'ended',
	};
}
