import { blankProfile } from '@tulia/centre/blank-profile';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { bookingRules } from '../calendar/booking-rules.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import type { Psychologist, ScheduledPsychologist } from '../psychologist/psychologist.ts';
import {
	type AvailabilitySnapshot,
	firstBookableDay,
	lastBookableDay,
	type PsychologistCalendar,
	type StaffQuestion,
} from './availability-snapshot.ts';
import type { AvailabilitySources } from './availability-sources.ts';
import type { TakenCell } from './cell.ts';

export interface SnapshotQuery {
	readonly serviceId: string;
	readonly psychologistId: string | undefined;
	/** Calendar days, both included. Days that cannot be booked are not read. */
	readonly from: string;
	readonly to: string;
	readonly now: Date;
	/** Options of staff, without lead time; absent: the clients' rules. */
	readonly staff?: StaffQuestion;
	/** The offer of the waiting list that holds a time for the caller. */
	readonly heldAs?: string | undefined;
}

export interface ServiceAvailability {
	readonly service: Service;
	readonly profile: CentreProfile;
	readonly snapshot: AvailabilitySnapshot;
}

/**
 * Reads what start times are computed from, with one Query per psychologist and month. Psychologists and schedules are
 * read before everything their version covers: a booking checks that version, so newer data is harmless, and older data
 * is impossible.
 */
export async function readSnapshot(
	sources: AvailabilitySources,
	question: SnapshotQuery,
): Promise<Result<ServiceAvailability, 'unknown_service' | 'unknown_psychologist'>> {
	const scheduled = await whoOffers(sources, question);
	const [services, facts] = await Promise.all([sources.services.list(), readFacts(sources, scheduled, question)]);
	const service = services.find(({ id }) => id === question.serviceId);
	if (!service) return refuse('unknown_service');
	if (question.psychologistId !== undefined && scheduled.length === 0) return refuse('unknown_psychologist');
	const { profile, ...rest } = facts;
	const { durationMinutes } = service;
	return ok({ service, profile, snapshot: { ...rest, durationMinutes, heldAs: question.heldAs } });
}

/** Appointments to be moved: they keep their length when the service changed. */
export interface MoveSnapshotQuery extends SnapshotQuery {
	readonly moving: readonly string[];
	readonly durationMinutes: number;
}

/** The snapshot for moving an appointment: its own time counts as free, and its service may have ended. */
export async function readMoveSnapshot(
	sources: AvailabilitySources,
	question: MoveSnapshotQuery,
): Promise<Result<Omit<ServiceAvailability, 'service'>, 'unknown_psychologist'>> {
	const scheduled = await whoOffers(sources, question);
	if (question.psychologistId !== undefined && scheduled.length === 0) return refuse('unknown_psychologist');
	const { profile, ...facts } = await readFacts(sources, scheduled, question);
	const { moving, heldAs, durationMinutes } = question;
	return ok({ profile, snapshot: { ...facts, durationMinutes, moving, heldAs } });
}

/** The snapshot with only the cells of one day read again: the times left after a conflict. */
export async function rereadCells<P extends { readonly snapshot: AvailabilitySnapshot }>(
	sources: AvailabilitySources,
	page: P,
	day: string,
): Promise<P> {
	const calendars = await readCalendars(sources, page.snapshot.calendars, { from: day, to: day });
	return { ...page, snapshot: { ...page.snapshot, calendars: calendars } };
}

async function whoOffers(
	{ psychologists }: AvailabilitySources,
	{ serviceId, psychologistId }: SnapshotQuery,
): Promise<readonly ScheduledPsychologist[]> {
	const offers = ({ id, active, serviceIds }: Psychologist): boolean =>
		active && serviceIds.includes(serviceId) && (psychologistId === undefined || id === psychologistId);
	return (await psychologists.list()).filter(({ psychologist }) => offers(psychologist));
}

async function readFacts(
	sources: AvailabilitySources,
	scheduled: readonly ScheduledPsychologist[],
	{ psychologistId, from, to, now, staff }: SnapshotQuery,
) {
	const leadHours = staff ? 0 : bookingRules.leadHours;
	const days = { from: later(from, firstBookableDay({ now, staff })), to: earlier(to, lastBookableDay(now)) };
	const [saved, calendar, calendars] = await Promise.all([
		sources.profiles.read(),
		days.from <= days.to ? sources.calendar.between(days.from, days.to) : [],
		readCalendars(sources, scheduled, days),
	]);
	// A centre without opening hours is closed.
	const profile = saved ?? blankProfile;
	const { openingHours } = profile;
	const askedFor = psychologistId === undefined ? undefined : calendars[0]?.psychologist.name;
	return { profile, now, openingHours, calendar, calendars, leadHours, staff, askedFor };
}

const readCalendars = (
	{ cells }: AvailabilitySources,
	scheduled: readonly ScheduledPsychologist[],
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<readonly PsychologistCalendar[]> =>
	Promise.all(
		scheduled.map(async ({ psychologist, schedule }) => {
			const taken = from <= to ? await cells.taken(psychologist.id, from, to) : [];
			return { psychologist, schedule, taken: byDay(taken) };
		}),
	);

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

function byDay(cells: readonly TakenCell[]): ReadonlyMap<string, readonly TakenCell[]> {
	const days = new Map<string, TakenCell[]>();
	for (const cell of cells) days.set(cell.day, [...(days.get(cell.day) ?? []), cell]);
	return days;
}
