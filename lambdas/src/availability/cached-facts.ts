import { dayOf } from '@tulia/centre/clock';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { type CalendarEntry, daysOffOf } from '../calendar/centre-day.ts';
import type { ScheduledPsychologist } from '../psychologist/psychologist.ts';
import { lastBookableDay } from './availability-snapshot.ts';
import type { AvailabilitySources } from './availability-sources.ts';

/** Data covered by the schedule versions: a change of any of it raises every version in the same transaction. */
interface CentreFacts {
	readonly services: readonly Service[];
	readonly profile: CentreProfile | undefined;
	/** The entries of all bookable days. */
	readonly calendar: readonly CalendarEntry[];
}

interface CachedFacts {
	readonly versions: string;
	/** Epoch milliseconds. */
	readonly at: number;
	readonly facts: Promise<CentreFacts>;
}

/** Expires, because versions do not reveal that a table was restored from a backup or emptied. */
const CACHE_MS = 60_000;

/**
 * Cached sources for requests that only read: schedules and cells are read for each, services, profile and closures
 * once for all requests that find the same schedule versions (decision 050). The schedules of a request are read once,
 * and first, so cached data is never older than they are.
 */
export function sourcesOfQuestions(sources: AvailabilitySources, now: () => Date): () => AvailabilitySources {
	let cached: CachedFacts | undefined;

	function factsAt(scheduled: readonly ScheduledPsychologist[]): Promise<CentreFacts> {
		const versions = versionsOf(scheduled, now());
		const at = now().getTime();
		const isFresh = cached !== undefined && cached.at <= at && at < cached.at + CACHE_MS;
		if (cached && isFresh && versions !== undefined && cached.versions === versions) return cached.facts;
		const facts = readCentreFacts(sources, now());
		cached = versions === undefined ? undefined : { versions, at, facts };
		facts.catch(() => {
			cached = undefined; // the next request retries
		});
		return facts;
	}

	return () => {
		let scheduled: Promise<readonly ScheduledPsychologist[]> | undefined;
		const schedules = () => {
			scheduled ??= sources.psychologists.list();
			return scheduled;
		};
		let read: Promise<CentreFacts> | undefined;
		const facts = () => {
			read ??= schedules().then(factsAt);
			return read;
		};
		return {
			...sources,
			psychologists: { list: schedules },
			services: { list: async () => (await facts()).services },
			profiles: { read: async () => (await facts()).profile },
			calendar: {
				between: async (from, to) => (await facts()).calendar.filter(touches(from, to)),
			},
		};
	};
}

async function readCentreFacts({ services, profiles, calendar }: AvailabilitySources, now: Date): Promise<CentreFacts> {
	const [offered, profile, entries] = await Promise.all([
		services.list(),
		profiles.read(),
		calendar.between(dayOf(now), lastBookableDay(now)),
	]);
	return { services: offered, profile, calendar: entries };
}

/**
 * Undefined if no schedule has a version, because a change would go unnoticed. The closures begin with the given day.
 */
function versionsOf(scheduled: readonly ScheduledPsychologist[], now: Date): string | undefined {
	const versions = scheduled.flatMap(({ psychologist, schedule }) =>
		schedule.version > 0 ? [[psychologist.id, schedule.version]] : [],
	);
	return versions.length === 0 ? undefined : JSON.stringify([dayOf(now), versions]);
}

const touches =
	(from: string, to: string) =>
	(entry: CalendarEntry): boolean => {
		const days = daysOffOf(entry);
		return days.from <= to && from <= days.to;
	};
