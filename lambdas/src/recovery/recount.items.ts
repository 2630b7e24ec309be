import { dayOf, minuteOf } from '@tulia/centre/clock';
import { cellsOf } from '../availability/cell.ts';
import { EVER_FIGURES, MONTHLY_FIGURES } from '../counters/figure.items.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { userPartition } from '../platform/table/user.items.ts';

/** Two places of a table that must agree, and do not. */
export interface Disagreement {
	/** `times`: half hours that are taken. `upcoming`: the clients' lists of visits. `months`: figures of a month. */
	readonly of: 'times' | 'upcoming' | 'months';
	readonly stored: readonly string[];
	readonly counted: readonly string[];
}

/**
 * Recomputes what a table stores besides its visits, because a copy may contain half of a transaction. Checks future
 * visits, and the figures of months whose visits are all stored; an empty result means that free times and counters are
 * right.
 */
export function disagreementsIn(items: readonly Item[], now: Date): readonly Disagreement[] {
	const of = (entity: string) => items.filter((item) => item.entity === entity);
	const visits = of('appointment');
	const today = dayOf(now);
	const held = visits.filter(({ status, startAt }) => status !== 'cancelled' && dayOf(new Date(startAt)) >= today);
	// A cancelled visit that is kept free still occupies its half hours (decision 002).
	const kept = visits.filter(({ keptFree, startAt }) => keptFree !== undefined && dayOf(new Date(startAt)) >= today);
	const offered = of('waiting-entry').flatMap(({ offers }) => offers.filter(isHeld(today)));
	const pairs: readonly Disagreement[] = [
		{
			of: 'times',
			stored: of('cell').flatMap(cellLine(today)),
			counted: [...held, ...kept, ...offered].flatMap(takenBy),
		},
		{ of: 'upcoming', stored: of('bookings').flatMap(listed(now)), counted: held.flatMap(ahead(now)) },
		{ of: 'months', stored: storedMonths(of('stat'), now), counted: countedMonths(visits, now) },
	];
	return pairs
		.map((pair) => ({
			of: pair.of,
			stored: without(pair.stored, pair.counted),
			counted: without(pair.counted, pair.stored),
		}))
		.filter(({ stored, counted }) => stored.length + counted.length > 0);
}

const without = (some: readonly string[], others: readonly string[]): readonly string[] => {
	const known = new Set(others);
	return [...new Set(some)].filter((one) => !known.has(one)).sort();
};

/** `psychologist day minute visit`, as in a cell. */
const cellLine =
	(today: string) =>
	({ PK, SK, apptId }: Item): readonly string[] => {
		const [, psychologistId, month] = String(PK).split('#');
		const day = `${month}-${String(SK).slice(0, 2)}`;
		const minute = Number(String(SK).slice(3, 5)) * 60 + Number(String(SK).slice(5, 7));
		return day < today ? [] : [`${psychologistId} ${day} ${minute} ${apptId}`];
	};

/** Half hours are also held for the offer of a time (decision 091). */
const isHeld =
	(today: string) =>
	({ state, startAt }: Item): boolean =>
		state === 'open' && dayOf(new Date(startAt)) >= today;

/** The cells that the visit or the offer occupies. */
function takenBy({ id, psychologistId, startAt, endAt }: Item): readonly string[] {
	const start = new Date(startAt);
	const minutes = (Date.parse(endAt) - start.getTime()) / 60_000;
	return cellsOf(minuteOf(start), minutes).map((minute) => `${psychologistId} ${dayOf(start)} ${minute} ${id}`);
}

const listed =
	(now: Date) =>
	({ PK, upcoming }: Item): readonly string[] =>
		upcoming
			.filter(({ endAt }: Item) => new Date(endAt) > now)
			.map(({ aid, startAt }: Item) => `${String(PK).slice(userPartition('').length)} ${aid} ${startAt}`);

const ahead =
	(now: Date) =>
	({ id, userId, startAt, endAt, status }: Item): readonly string[] =>
		status === 'confirmed' && new Date(endAt) > now ? [`${userId} ${id} ${startAt}`] : [];

const COUNTED = ['attended', 'missed', 'cancelled'] as const;
/** Visits are stored for 24 months after their start: those of these months are complete. */
const WHOLE_MONTHS = 23;

const monthOf = (at: Date): string => dayOf(at).slice(0, 7).replace('-', '');

function firstWholeMonth(now: Date): string {
	const first = new Date(now);
	first.setUTCDate(15);
	first.setUTCMonth(first.getUTCMonth() - WHOLE_MONTHS);
	return monthOf(first);
}

function storedMonths(stats: readonly Item[], now: Date): readonly string[] {
	const sums = new Map<string, Record<string, number>>();
	for (const { PK, SK, ...figures } of stats) {
		if (PK === EVER_FIGURES || PK !== MONTHLY_FIGURES) continue;
		const month = String(SK).slice(0, 6);
		const before = sums.get(month) ?? {};
		const add = (name: string) => (before[name] ?? 0) + Number(figures[name] ?? 0);
		sums.set(month, Object.fromEntries(['bookings', ...COUNTED].map((name) => [name, add(name)])));
	}
	return monthLines(sums, now);
}

function countedMonths(visits: readonly Item[], now: Date): readonly string[] {
	const sums = new Map<string, Record<string, number>>();
	for (const { startAt, status } of visits) {
		const month = monthOf(new Date(startAt));
		const before = sums.get(month) ?? { bookings: 0, attended: 0, missed: 0, cancelled: 0 };
		const one = (name: string) => (before[name] ?? 0) + Number(name === 'bookings' || name === status);
		sums.set(month, Object.fromEntries(['bookings', ...COUNTED].map((name) => [name, one(name)])));
	}
	return monthLines(sums, now);
}

const monthLines = (sums: ReadonlyMap<string, Record<string, number>>, now: Date): readonly string[] =>
	[...sums]
		.filter(([month, { bookings }]) => month >= firstWholeMonth(now) && bookings !== 0)
		.map(([month, figures]) => `${month} ${JSON.stringify(figures)}`);
