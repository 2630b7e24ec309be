import { dayOf } from '@tulia/centre/clock';
import { KEPT_FOR_HOURS } from '@tulia/contracts/waiting-list/schemas';
import { minutesOf } from '../../appointment/appointment-cells.items.ts';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import { clientMayCancelUntil } from '../../appointment/cancellation-rule.ts';
import type { Client, ClientStore } from '../../appointment/client.ts';
import { isWakingHour } from '../../appointment/mail/waking-hours.ts';
import { stillUpcoming } from '../../appointment/upcoming.ts';
import type { AvailabilitySnapshot } from '../../availability/availability-snapshot.ts';
import { lastBookableDay } from '../../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { readSnapshot } from '../../availability/read-snapshot.usecase.ts';
import { log, traceOf } from '../../platform/log.ts';
import type { ProfileStore } from '../../profile/profile-store.ts';
import { fittingTimes, heldUntil } from '../fitting-times.ts';
import {
	ended,
	isLeftInPeace,
	offered,
	openOffer,
	ranOut,
	released,
	type TimeOffer,
	type TimeSpan,
	type WaitingEntry,
} from '../waiting-entry.ts';
import type { WaitingListStore } from '../waiting-list-store.ts';
import { logIfEnded, logOffered } from '../waiting-log.usecase.ts';
import { type VisitsNow, whyEnded } from '../why-ended.ts';
import { isStillOffered } from './still-offered.usecase.ts';

export interface OfferOpenedTimesDeps {
	readonly waitingList: Pick<WaitingListStore, 'waiting' | 'find' | 'offer' | 'change'>;
	readonly sources: AvailabilitySources;
	readonly profiles: Pick<ProfileStore, 'readLatest'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

/** Returns how many times were offered. */
export type OfferOpenedTimes = (mayGoOn: () => boolean) => Promise<number>;

/** How many times are tried for one entry in a minute, when concurrent bookings take them. */
const TRIES = 4;

/**
 * Offers free times to waiting entries, first come first served. It reads the current state instead of reacting to
 * events, so that no cancellation, closure or crash can be missed (decision 091). Every step is a conditional write on
 * the entry as read: concurrent or aborted runs leave every time with at most one entry, and the next run continues.
 */
export const offerOpenedTimes =
	(deps: OfferOpenedTimesDeps): OfferOpenedTimes =>
	async (mayGoOn) => {
		const listed = await deps.waitingList.waiting();
		if (listed.length === 0) return 0;
		const now = deps.now();
		const mayOffer = isWakingHour(now) && (await takesBookings(deps));
		return serveAll({ deps, now, mayOffer, snapshots: new Map() }, listed, mayGoOn);
	};

/**
 * First releases all holds that are over; otherwise a time released by the last in line would not be offered to the
 * first.
 */
async function serveAll(run: Run, entries: readonly WaitingEntry[], mayGoOn: () => boolean): Promise<number> {
	const found = await each(entries, mayGoOn, ({ id }) => safely(id, () => settle(run, id)));
	const waiters = found.filter((waiter) => waiter !== undefined);
	if (!run.mayOffer) return 0;
	// Time ran out: somebody earlier in line may not have been settled, so nothing is offered.
	if (found.length < entries.length) return 0;
	const made = await each(waiters, mayGoOn, (waiter) => safely(waiter.entry.id, () => offerTo(run, waiter)));
	return made.filter(Boolean).length;
}

/** Runs one after the other until the time is used up. */
async function each<T, R>(
	items: readonly T[],
	mayGoOn: () => boolean,
	work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
	const done: R[] = [];
	for (const item of items) {
		if (!mayGoOn()) break;
		done.push(await work(item));
	}
	return done;
}

interface Waiting {
	readonly entry: WaitingEntry;
	readonly visits: VisitsNow;
}

const takesBookings = async ({ profiles }: OfferOpenedTimesDeps): Promise<boolean> =>
	(await profiles.readLatest())?.turnedOff?.bookings === undefined;

/** A failing entry does not block those behind it. */
async function safely<T>(entryId: string, work: () => Promise<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		log.error('WAITING_ENTRY_FAILED', { entryId, ...traceOf(error) });
		return undefined;
	}
}

interface Run {
	readonly deps: OfferOpenedTimesDeps;
	readonly now: Date;
	/** No offers are sent at night, nor while bookings are turned off. */
	readonly mayOffer: boolean;
	/** The free times of each service, read again after each hold. */
	readonly snapshots: Map<string, AvailabilitySnapshot | undefined>;
}

/** Ends or releases what is over. Returns the entry if it waits for an offer. */
async function settle({ deps, now }: Run, id: string): Promise<Waiting | undefined> {
	// The index is eventually consistent.
	const entry = await deps.waitingList.find(id);
	const client = entry && entry.state !== 'ended' ? await deps.clients.read(entry.userId) : undefined;
	if (!entry || !client) return undefined;
	const visits = await visitsNow(deps, { entry, client }, now);
	const after = await settled(deps, { entry, visits }, now);
	if (after === entry) return openOffer(entry) ? undefined : { entry, visits };
	const written = await deps.waitingList.change({ before: entry, after, now });
	if (written === 'written') logIfEnded(after);
	return written === 'written' && after.state === 'waiting' ? { entry: after, visits } : undefined;
}

/** The entry as it should be now; unchanged when nothing is over. */
async function settled(
	{ sources }: OfferOpenedTimesDeps,
	{ entry, visits }: Waiting,
	now: Date,
): Promise<WaitingEntry> {
	const why = whyEnded(entry, visits, now);
	if (why) return ended(entry, why, now);
	const open = openOffer(entry);
	if (!open) return entry;
	if (ranOut(entry, now)) return released(entry, 'lapsed', now);
	return (await isStillOffered(sources, { serviceId: entry.serviceId, offer: open }, now))
		? entry
		: released(entry, 'withdrawn', now);
}

async function visitsNow(
	{ appointments }: Pick<OfferOpenedTimesDeps, 'appointments'>,
	{ entry, client }: { readonly entry: WaitingEntry; readonly client: Client },
	now: Date,
): Promise<VisitsNow> {
	const { insteadOf, heldThen } = entry;
	const upcoming = stillUpcoming(client.upcoming, now);
	const news = upcoming.map(({ aid }) => aid).filter((aid) => !heldThen.includes(aid));
	const found = await appointments.findAll([...new Set([...news, ...(insteadOf ? [insteadOf.appointmentId] : [])])]);
	return {
		upcoming,
		booked: found.filter(({ id }) => news.includes(id)),
		replaced: insteadOf && found.find(({ id }) => id === insteadOf.appointmentId),
	};
}

async function offerTo(run: Run, { entry, visits: { upcoming, replaced } }: Waiting): Promise<boolean> {
	if (isLeftInPeace(entry, run.now)) return false;
	const snapshot = await snapshotFor(run, entry.serviceId);
	if (!snapshot) return false;
	const { now } = run;
	const durationMinutes = replaced ? minutesOf(replaced) : snapshot.durationMinutes;
	const waiter = {
		entry,
		before: replaced?.startAt,
		// An earlier time replaces this visit, so the visit is no obstacle.
		upcoming: upcoming.filter(({ aid }) => aid !== replaced?.id),
		holdHours: KEPT_FOR_HOURS,
		movableUntil: replaced && clientMayCancelUntil(replaced.startAt),
	};
	let tries = 0;
	for (const span of fittingTimes({ ...snapshot, durationMinutes }, waiter)) {
		const written = await hold(run, entry, { span, until: heldUntil(span.startAt, now, waiter) });
		if (written !== 'taken') {
			run.snapshots.clear();
			return written === 'written';
		}
		tries += 1;
		if (tries === TRIES) break;
	}
	return false;
}

async function hold(
	{ deps, now, snapshots }: Run,
	before: WaitingEntry,
	{ span, until }: { readonly span: TimeSpan; readonly until: Date },
) {
	const { psychologist, schedule } =
		snapshots.get(before.serviceId)?.calendars.find((one) => one.psychologist.id === span.psychologistId) ?? {};
	if (!psychologist || !schedule) throw new Error('A time was computed for a psychologist who is not there.');
	const offer: TimeOffer = {
		...span,
		id: deps.newId(now),
		psychologistName: psychologist.name,
		at: now.toISOString(),
		until: until.toISOString(),
		state: 'open',
	};
	const after = offered(before, offer);
	const written = await deps.waitingList.offer({ before, after, offer, scheduleVersion: schedule.version, now });
	if (written === 'written') logOffered(before.id, offer);
	return written;
}

async function snapshotFor(
	{ deps, now, snapshots }: Run,
	serviceId: string,
): Promise<AvailabilitySnapshot | undefined> {
	if (!snapshots.has(serviceId)) {
		const question = { serviceId, psychologistId: undefined, from: dayOf(now), to: lastBookableDay(now), now };
		const availability = await readSnapshot(deps.sources, question);
		snapshots.set(serviceId, availability.ok ? availability.value.snapshot : undefined);
	}
	return snapshots.get(serviceId);
}
