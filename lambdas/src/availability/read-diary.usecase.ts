import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { TakenCell } from './cell.ts';
import { dayOf } from './centre-time.ts';
import { type Diary, lastBookableDay } from './diary.ts';
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
 * Reads what start times are computed from, with one Query a psychologist and month. Schedules are read before
 * anything their version vouches for: a booking checks that version, so facts that are newer than it do no harm and
 * older ones cannot occur.
 */
export async function readDiary(
	sources: DiarySources,
	{ serviceId, psychologistId, from, to, now }: DiaryQuestion,
): Promise<Result<DiaryPage, 'unknown_service' | 'unknown_psychologist'>> {
	const offering = (await sources.psychologists.list()).filter(({ serviceIds }) => serviceIds.includes(serviceId));
	const chosen = offering.filter(({ id }) => psychologistId === undefined || id === psychologistId);
	const schedules = await sources.psychologists.schedules(chosen.map(({ id }) => id));
	const first = later(from, dayOf(now));
	const last = earlier(to, lastBookableDay(now));
	const [services, profile, calendar, taken] = await Promise.all([
		sources.services.list(),
		sources.profiles.read(),
		first <= last ? sources.calendar.between(first, last) : [],
		Promise.all(chosen.map(({ id }) => (first <= last ? sources.cells.taken(id, first, last) : []))),
	]);
	const service = services.find(({ id }) => id === serviceId);
	if (!service) return refuse('unknown_service');
	if (psychologistId !== undefined && chosen.length === 0) return refuse('unknown_psychologist');
	if (!profile) throw new Error('The table holds no centre profile: it has not been seeded.');
	const desks = chosen.flatMap((psychologist, index) => {
		const schedule = schedules.get(psychologist.id);
		return schedule ? [{ psychologist, schedule, taken: byDay(taken[index] ?? []) }] : [];
	});
	const { openingHours } = profile;
	const { durationMinutes } = service;
	return ok({ service, profile, diary: { now, durationMinutes, openingHours, calendar, desks } });
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

function byDay(cells: readonly TakenCell[]): ReadonlyMap<string, readonly TakenCell[]> {
	const days = new Map<string, TakenCell[]>();
	for (const cell of cells) days.set(cell.day, [...(days.get(cell.day) ?? []), cell]);
	return days;
}
