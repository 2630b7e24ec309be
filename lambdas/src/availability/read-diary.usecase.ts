import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { Psychologist, ScheduledPsychologist } from '../psychologist/psychologist.ts';
import { bookingRules } from './booking-rules.ts';
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
	/** How far ahead a session must be, in hours; absent: the clients' rule. */
	readonly leadHours?: number;
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
	question: DiaryQuestion,
): Promise<Result<DiaryPage, 'unknown_service' | 'unknown_psychologist'>> {
	const scheduled = await whoOffers(sources, question);
	const [services, facts] = await Promise.all([sources.services.list(), readFacts(sources, scheduled, question)]);
	const service = services.find(({ id }) => id === question.serviceId);
	if (!service) return refuse('unknown_service');
	if (question.psychologistId !== undefined && scheduled.length === 0) return refuse('unknown_psychologist');
	const { profile, ...rest } = facts;
	return ok({ service, profile, diary: { ...rest, durationMinutes: service.durationMinutes } });
}

/** An appointment that is to be moved: it keeps its length, whatever the service became. */
export interface MoveQuestion extends DiaryQuestion {
	readonly moving: string;
	readonly durationMinutes: number;
}

/** The diary in which an appointment is moved: its own time counts as free, and its service need not be offered any more. */
export async function readMoveDiary(
	sources: DiarySources,
	question: MoveQuestion,
): Promise<Result<Omit<DiaryPage, 'service'>, 'unknown_psychologist'>> {
	const scheduled = await whoOffers(sources, question);
	if (question.psychologistId !== undefined && scheduled.length === 0) return refuse('unknown_psychologist');
	const { profile, ...facts } = await readFacts(sources, scheduled, question);
	const { moving, durationMinutes } = question;
	return ok({ profile, diary: { ...facts, durationMinutes, moving } });
}

/** The page with the cells of one day read again, and nothing else: who was faster, and what is left. */
export async function rereadCells<P extends { readonly diary: Diary }>(
	sources: DiarySources,
	page: P,
	day: string,
): Promise<P> {
	const desks = await readDesks(sources, page.diary.desks, { from: day, to: day });
	return { ...page, diary: { ...page.diary, desks } };
}

async function whoOffers(
	{ psychologists }: DiarySources,
	{ serviceId, psychologistId }: DiaryQuestion,
): Promise<readonly ScheduledPsychologist[]> {
	const offers = ({ id, active, serviceIds }: Psychologist): boolean =>
		active && serviceIds.includes(serviceId) && (psychologistId === undefined || id === psychologistId);
	return (await psychologists.list()).filter(({ psychologist }) => offers(psychologist));
}

async function readFacts(
	sources: DiarySources,
	scheduled: readonly ScheduledPsychologist[],
	{ psychologistId, from, to, now, leadHours = bookingRules.leadHours }: DiaryQuestion,
) {
	const days = { from: later(from, dayOf(now)), to: earlier(to, lastBookableDay(now)) };
	const [profile, calendar, desks] = await Promise.all([
		sources.profiles.read(),
		days.from <= days.to ? sources.calendar.between(days.from, days.to) : [],
		readDesks(sources, scheduled, days),
	]);
	if (!profile) throw new Error('The table holds no centre profile: it has not been seeded.');
	const { openingHours } = profile;
	const askedFor = psychologistId === undefined ? undefined : desks[0]?.psychologist.name;
	return { profile, now, openingHours, calendar, desks, leadHours, askedFor };
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
