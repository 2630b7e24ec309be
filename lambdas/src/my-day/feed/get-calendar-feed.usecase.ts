import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import type { Appointment } from '../../appointment/appointment.ts';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import type { ClientStore } from '../../appointment/client.ts';
import { bookingRules } from '../../calendar/booking-rules.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { VisitorLimits } from '../../platform/limits/visitor-limits.ts';
import type { ScheduledPsychologist } from '../../psychologist/psychologist.ts';
import type { OwnEntry } from '../own-entry.ts';
import { type CalendarFeed, type CalendarFeedStore, isProof, proofOf, secretIn } from './calendar-feed.ts';
import { feedFile } from './feed-file.ts';

export interface GetCalendarFeedDeps {
	readonly feeds: Pick<CalendarFeedStore, 'find'>;
	readonly ownEntry: OwnEntry;
	readonly appointments: Pick<AppointmentStore, 'between'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly psychologists: { list(): Promise<readonly ScheduledPsychologist[]> };
	readonly limits: VisitorLimits;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'proof'>>;
	readonly now: () => Date;
}

/** Days of past visits in the feed. */
const DAYS_BACK = 14;

/** A psychologist's calendar, by its secret address: from two weeks ago to the last day that can be booked. */
export const getCalendarFeed =
	(deps: GetCalendarFeedDeps) =>
	async ({
		params: { psychologistId, secret },
		viewer,
	}: RequestFor<'getCalendarFeed', 'params' | 'viewer'>): Promise<ResultFor<'getCalendarFeed'>> => {
		const now = deps.now();
		const admitted = await deps.limits.admit({ kind: 'calendar_feed', viewer, now });
		if (!admitted.ok) return admitted;
		const feed = await feedBehind(deps, psychologistId, secretIn(secret));
		return feed ? ok(await fileOf(deps, { psychologistId, names: feed.names }, dayOf(now))) : refuse('not_found');
	};

/** The feed that matches this secret, while the account that turned it on is still this psychologist. */
async function feedBehind(
	{ feeds, ownEntry, openCipher }: GetCalendarFeedDeps,
	psychologistId: string,
	secret: string | undefined,
): Promise<CalendarFeed | undefined> {
	if (secret === undefined) return undefined;
	const feed = await feeds.find(psychologistId);
	if (feed?.proof === undefined || !isProof(feed.proof, proofOf(await openCipher(), { psychologistId, secret })))
		return undefined;
	return (await ownEntry(feed.userId)) === psychologistId ? feed : undefined;
}

async function fileOf(
	{ appointments, psychologists, clients }: GetCalendarFeedDeps,
	{ psychologistId, names }: Pick<CalendarFeed, 'names'> & { readonly psychologistId: string },
	today: string,
): Promise<string> {
	const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, bookingRules.horizonDays)];
	const [all, scheduled] = await Promise.all([appointments.between(from, to), psychologists.list()]);
	const visits = all.filter((visit) => visit.psychologistId === psychologistId);
	const own = scheduled.find(({ psychologist }) => psychologist.id === psychologistId);
	const people = names ? await clients.people([...new Set(visits.map(clientOf))], 'recent') : undefined;
	return feedFile({
		visits: visits.map((visit) => ({ ...visit, clientName: people?.get(visit.userId)?.name })),
		timeOff: own?.schedule.timeOff ?? [],
		from,
		to,
	});
}

const clientOf = ({ userId }: Appointment): string => userId;
