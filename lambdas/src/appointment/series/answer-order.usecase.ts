import { dayOf, minuteOfWallTime, timeOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { SeriesChanged, SeriesOutcome } from '@tulia/contracts/series/schemas';
import type { AvailabilitySnapshot } from '../../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { readSnapshot } from '../../availability/read-snapshot.usecase.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { DAYS_AHEAD, nearestIn } from '../book/nearest-in.ts';
import type { ClientStore } from '../client.ts';
import type { KeptOutcome, OrderedVisit, SeriesOrder } from '../series.ts';
import { stillUpcoming, type Upcoming } from '../upcoming.ts';

export interface AnswerOrderDeps {
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly sources: AvailabilitySources;
	readonly now: () => Date;
}

interface SettledOrder {
	readonly order: SeriesOrder;
	readonly outcomes: readonly KeptOutcome[];
}

/** The client and the service: both decide what is free instead. */
interface AnsweredFor {
	readonly userId: string;
	readonly serviceId: string;
}

const staff = { overBreak: false, backDays: 0 };

/**
 * The result of each visit of an order, soonest first, as it is now; the nearest free times where another time would
 * help.
 */
export async function answerOrder(
	deps: AnswerOrderDeps,
	{ order, outcomes }: SettledOrder,
	whose: AnsweredFor,
): Promise<SeriesChanged> {
	const found = await deps.appointments.findAll(order.visits.map(({ appointmentId }) => appointmentId));
	const visits = new Map(found.map((visit) => [visit.id, visit]));
	const names = new Map(
		(await deps.sources.psychologists.list()).map(({ psychologist }) => [psychologist.id, psychologist.name]),
	);
	const results = order.visits.map((requested, at) => {
		const visit = visits.get(requested.appointmentId);
		return outcomeOf(requestedTime(requested, visit, names), outcomes[at] ?? { state: 'changed' }, visit);
	});
	const nearest = await nearestFor(deps, results, whose);
	return {
		seriesId: order.seriesId,
		data: results.map((one) => ({ ...one, nearest: [...nearest(one)] })).sort((a, b) => startOf(a) - startOf(b)),
	};
}

type RequestedVisit = Pick<SeriesOutcome, 'date' | 'time' | 'psychologistId' | 'psychologist'>;

/** The requested time; for a cancellation, the visit's own time. */
function requestedTime(
	{ date, time, psychologistId }: OrderedVisit,
	visit: Appointment | undefined,
	names: ReadonlyMap<string, string>,
): RequestedVisit {
	const start = new Date(visit?.startAt ?? 0);
	const whom = psychologistId ?? visit?.psychologistId ?? '';
	const own = visit?.psychologistId === whom ? visit.psychologistName : undefined;
	return {
		date: date ?? dayOf(start),
		time: time ?? timeOf(start),
		psychologistId: whom,
		psychologist: own ?? names.get(whom) ?? '',
	};
}

function outcomeOf(
	requested: RequestedVisit,
	{ state, reason }: KeptOutcome,
	visit: Appointment | undefined,
): SeriesOutcome {
	return {
		...requested,
		state,
		...(reason === undefined ? {} : { reason }),
		nearest: [],
		...(visit === undefined
			? {}
			: {
					visit: {
						id: visit.id,
						ticketNumber: visit.ticketNumber,
						scheduledFor: visit.startAt,
						status: visit.status,
						version: visit.ver,
					},
				}),
	};
}

const startOf = ({ date, time }: Pick<RequestedVisit, 'date' | 'time'>): number =>
	instantAt(date, minuteOfWallTime(time)).getTime();

const needsAnother = ({ state }: Pick<SeriesOutcome, 'state'>): boolean =>
	state === 'taken' || state === 'closed' || state === 'held';

type NearestOf = (outcome: SeriesOutcome) => SeriesOutcome['nearest'];

/** All from one snapshot of the schedule. */
async function nearestFor(
	{ sources, clients, now: clock }: AnswerOrderDeps,
	outcomes: readonly SeriesOutcome[],
	{ userId, serviceId }: AnsweredFor,
): Promise<NearestOf> {
	const dates = outcomes.filter(needsAnother).map(({ date }) => date);
	const [from] = [...dates].sort();
	const last = [...dates].sort().at(-1);
	if (from === undefined || last === undefined) return () => [];
	const now = clock();
	const days = { from, to: addDays(last, DAYS_AHEAD) };
	const [client, availability] = await Promise.all([
		clients.read(userId),
		readSnapshot(sources, { serviceId, psychologistId: undefined, ...days, now, staff }),
	]);
	if (!availability.ok) return () => [];
	const held = stillUpcoming(client?.upcoming ?? [], now);
	return (outcome) => (needsAnother(outcome) ? nearTo(availability.value.snapshot, outcome, held) : []);
}

const nearTo = (
	snapshot: AvailabilitySnapshot,
	{ date, time }: Pick<SeriesOutcome, 'date' | 'time'>,
	held: readonly Upcoming[],
): SeriesOutcome['nearest'] => [
	...nearestIn(snapshot, { date, time, held, days: { from: date, to: addDays(date, DAYS_AHEAD) } }),
];
