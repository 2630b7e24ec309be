import { dayOf, minuteOf } from '@tulia/centre/clock';
import { addDays, daysFrom } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { DayInShort, MyDay, OwnVisit } from '@tulia/contracts/my-day/schemas';
import type { Appointment } from '../../appointment/appointment.ts';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import type { ClientStore, Person } from '../../appointment/client.ts';
import { adminAppointment } from '../../appointment/read/admin-appointment.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { type CentreDay, centreDay } from '../../calendar/centre-day.ts';
import type { ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { ScheduledPsychologist } from '../../psychologist/psychologist.ts';
import type { OwnCaller } from '../own-caller.ts';
import { isOffOn, ownHours } from './own-intervals.ts';

export interface GetMyDayDeps {
	readonly sources: Pick<AvailabilitySources, 'psychologists' | 'calendar' | 'profiles'>;
	readonly appointments: Pick<AppointmentStore, 'between' | 'latestOf'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly now: () => Date;
}

/** The number of days, from tomorrow on, that the page summarises. */
const DAYS_AHEAD = 7;
/** Visits of a client that are read to number this one. */
const VISITS_COUNTED = 20;

/** The day of the caller as a psychologist, with a summary of the next seven days. Not found for other staff. */
export const getMyDay =
	(deps: GetMyDayDeps) =>
	async ({ caller: { psychologistId } }: { readonly caller: OwnCaller }): Promise<ResultFor<'getMyDay'>> => {
		const now = deps.now();
		const today = dayOf(now);
		const last = addDays(today, DAYS_AHEAD);
		const [listed, entries, profile, all] = await Promise.all([
			deps.sources.psychologists.list(),
			deps.sources.calendar.between(today, last),
			deps.sources.profiles.read(),
			deps.appointments.between(today, last),
		]);
		const own = listed.find(({ psychologist }) => psychologist.id === psychologistId);
		if (!own) return refuse('not_found');
		const visits = all.filter((one) => one.psychologistId === own.psychologist.id);
		const openOn = (day: string) => centreDay(day, profile?.openingHours ?? [], entries);
		return ok(await dayFrom(deps, { own, visits, openOn, today }));
	};

interface Week {
	readonly own: ScheduledPsychologist;
	/** The visits of today and the days after it, soonest first. */
	readonly visits: readonly Appointment[];
	readonly openOn: (day: string) => CentreDay;
	readonly today: string;
}

async function dayFrom(deps: GetMyDayDeps, { own, visits, openOn, today }: Week): Promise<MyDay> {
	const { psychologist, schedule } = own;
	const on = (day: string) => visits.filter(({ startAt }) => dayOf(new Date(startAt)) === day);
	const todays = on(today);
	const [firstTomorrow] = on(addDays(today, 1)).filter(isKept);
	const people = await deps.clients.people([...todays, ...(firstTomorrow ? [firstTomorrow] : [])].map(clientOf));
	const kept = todays.filter(isKept).map(minutesOf);
	const hours = ownHours(schedule, { day: today, open: openOn(today), visits: kept });
	const instant = (minute: number) => instantAt(today, minute).toISOString();
	return {
		psychologist: { id: psychologist.id, name: psychologist.name },
		date: today,
		visits: await Promise.all(todays.map((one) => ownVisit(deps, one, people.get(one.userId)))),
		stretches: hours.intervals.map(({ what, from, to }) => ({ what, startAt: instant(from), endAt: instant(to) })),
		...(hours.day === undefined ? {} : { endsAt: instant(hours.day.to) }),
		...(firstTomorrow === undefined ? {} : { firstTomorrow: nameOf(people.get(firstTomorrow.userId)) }),
		days: daysFrom(addDays(today, 1), addDays(today, DAYS_AHEAD)).map((day) =>
			inShort(day, on(day).filter(isKept), isOffOn(schedule, day, openOn(day))),
		),
	};
}

const isKept = ({ status }: Appointment): boolean => status !== 'cancelled';
const clientOf = ({ userId }: Appointment): string => userId;
const nameOf = (person: Person | undefined): string => person?.name ?? 'Deleted account';

function minutesOf({ startAt, endAt }: Appointment) {
	const from = minuteOf(new Date(startAt));
	return { from, to: from + (Date.parse(endAt) - Date.parse(startAt)) / 60_000 };
}

function inShort(date: string, visits: readonly Appointment[], isOff: boolean): DayInShort {
	const [first, last] = [visits[0], visits.at(-1)];
	return {
		date,
		count: visits.length,
		...(first && last ? { firstAt: first.startAt, lastEndsAt: last.endAt } : {}),
		isOff,
	};
}

async function ownVisit(deps: GetMyDayDeps, visit: Appointment, person: Person | undefined): Promise<OwnVisit> {
	const number = await visitNumber(deps, visit);
	return {
		visit: adminAppointment(visit, person),
		clientId: visit.userId,
		...(number === undefined ? {} : { visitNumber: number }),
		hasNote: visit.staffNote !== undefined,
	};
}

/** Number of this visit among the client's visits with this psychologist; undefined above the limit. */
async function visitNumber(
	{ appointments }: GetMyDayDeps,
	{ userId, psychologistId, startAt }: Appointment,
): Promise<number | undefined> {
	const latest = await appointments.latestOf(userId, VISITS_COUNTED);
	if (latest.length === VISITS_COUNTED) return undefined;
	const before = latest.filter(
		(one) => one.psychologistId === psychologistId && one.startAt < startAt && one.status !== 'cancelled',
	);
	return before.filter(({ status }) => status !== 'missed').length + 1;
}
