import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { Psychologist, ScheduledPsychologist } from '../psychologist/psychologist.ts';
import type { TakenCell } from './cell.ts';
import { dayOf } from './centre-time.ts';
import { type Desk, type Diary, lastBookableDay } from './diary.ts';
import type { DiarySources } from './diary-sources.ts';

export interface DiaryQuestion {
	readonly serviceId: string;
	readonly psychologistId: string | undefined;
	/** Calendar days, both included. Days nobody can book are not read. */
	readonly from: string;
	readonly to: string;
	readonly now: Date;
}

export interface DiaryPage {
	readonly service: Service;
	readonly profile: CentreProfile;
	readonly diary: Diary;
}

/**
 * Reads what start times are computed from, with one Query a psychologist and month. Psychologists and schedules are
 * read before everything else their version vouches for: a booking checks that version, so facts newer than it do no
 * harm, and older ones cannot be among them.
 */
export async function readDiary(
	sources: DiarySources,
	{ serviceId, psychologistId, from, to, now }: DiaryQuestion,
): Promise<Result<DiaryPage, 'unknown_service' | 'unknown_psychologist'>> {
	const offers = ({ id, active, serviceIds }: Psychologist): boolean =>
		active && serviceIds.includes(serviceId) && (psychologistId === undefined || id === psychologistId);
	const scheduled = (await sources.psychologists.list()).filter(({ psychologist }) => offers(psychologist));
	const days = { from: later(from, dayOf(now)), to: earlier(to, lastBookableDay(now)) };
	const [services, profile, calendar, desks] = await Promise.all([
		sources.services.list(),
		sources.profiles.read(),
		days.from <= days.to ? sources.calendar.between(days.from, days.to) : [],
		readDesks(sources, scheduled, days),
	]);
	const service = services.find(({ id }) => id === serviceId);
	if (!service) return refuse('unknown_service');
	if (psychologistId !== undefined && desks.length === 0) return refuse('unknown_psychologist');
	if (!profile) throw new Error('The table holds no centre profile: it has not been seeded.');
	const { openingHours } = profile;
	const { durationMinutes } = service;
	return ok({ service, profile, diary: { now, durationMinutes, openingHours, calendar, desks } });
}

/** The page with the cells of one day read again, and nothing else: who was faster, and what is left. */
export async function rereadCells(
	sources: DiarySources,
	{ diary, ...page }: DiaryPage,
	day: string,
): Promise<DiaryPage> {
	const desks = await readDesks(sources, diary.desks, { from: day, to: day });
	return { ...page, diary: { ...diary, desks } };
}

const readDesks = (
	{ cells }: DiarySources,
	scheduled: readonly ScheduledPsychologist[],
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<readonly Desk[]> =>
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
