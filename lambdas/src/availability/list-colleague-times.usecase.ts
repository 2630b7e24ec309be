import { dayOf } from '@tulia/centre/clock';
import { centreDay } from '../calendar/centre-day.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { lastBookableDay } from './availability-snapshot.ts';
import type { AvailabilitySources } from './availability-sources.ts';
import { colleagueTimes } from './colleague-times.ts';

interface ListColleagueTimesDeps {
	readonly sources: AvailabilitySources;
	readonly now: () => Date;
}

/** When colleagues are taken and free on a day from today on. Read from the cells: no visit is read for it. */
export const listColleagueTimes =
	({ sources, now: clock }: ListColleagueTimesDeps) =>
	async ({
		query: { date },
		caller,
	}: RequestFor<'listColleagueTimes', 'query' | 'caller', 'psychologistId'>): Promise<
		ResultFor<'listColleagueTimes'>
	> => {
		const now = clock();
		if (date < dayOf(now) || date > lastBookableDay(now)) return refuse('date_not_bookable');
		const [scheduled, entries, profile] = await Promise.all([
			sources.psychologists.list(),
			sources.calendar.between(date, date),
			sources.profiles.read(),
		]);
		const centre = centreDay(date, profile?.openingHours ?? [], entries);
		const colleagues = scheduled.filter(({ psychologist }) => psychologist.id !== caller.psychologistId);
		const data = colleagues.map(async ({ psychologist: { id, name }, schedule }) => {
			const cells = await sources.cells.taken(id, date, date);
			const takenMinutes = cells.map(({ minute }) => minute);
			return { id, name, ...colleagueTimes({ schedule, day: date, centre, takenMinutes }) };
		});
		return ok({ date, data: await Promise.all(data) });
	};
