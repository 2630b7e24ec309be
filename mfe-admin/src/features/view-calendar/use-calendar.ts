import type { Day } from '@tulia/centre/day';
import { listToBeMoved } from '@tulia/contracts/routes/to-be-moved';
import { useGetProfileQuery, useListServicesQuery } from '@tulia/platform';
import type { AsyncQuery } from '@tulia/ui';
import { useListClosuresQuery } from '../../api/closures-api.ts';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { useListAppointmentsOfDaysQuery } from '../../api/visits/calendar-api.ts';
import { useListToBeMovedQuery } from '../../api/visits/to-be-moved-api.ts';
import { useHasSettled } from '../../lib/page/use-has-settled.ts';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { useOwnPsychologist } from '../../lib/page/use-own-psychologist.ts';
import type { CalendarFacts } from './plan/plan-days.ts';

const FRESH = { refetchOnMountOrArgChange: true } as const;
/** The length of a visit that is assumed until the services are loaded. */
const USUAL_MINUTES = 60;

interface CalendarQuery extends AsyncQuery<CalendarFacts> {
	readonly error: unknown;
}

/**
 * The data of the calendar, once all of them are loaded, because a partial calendar would mislead. The visits to be
 * moved are waited for at most a second, because their notice above the days would move them.
 */
export function useCalendar(range: { readonly from: Day; readonly to: Day }): CalendarQuery {
	const visits = useListAppointmentsOfDaysQuery(range, FRESH);
	const closures = useListClosuresQuery(range, FRESH);
	const team = useListAllPsychologistsQuery();
	const own = useOwnPsychologist();
	const profile = useGetProfileQuery();
	const services = useListServicesQuery().data?.data;
	const { isLoading: isLoadingMoves } = useToBeMoved();
	const queries = [visits, closures, team, profile];
	const facts = factsOf(
		{ visits: visits.currentData, closures: closures.currentData, team: teamOf(team.data, own), profile: profile.data },
		services,
	);
	const data = useHasSettled(facts !== undefined, isLoadingMoves) ? facts : undefined;
	const isFetching = queries.some((query) => query.isFetching);
	return {
		...(data === undefined ? {} : { data }),
		isFetching,
		isLoading: data === undefined && queries.every(({ isError, isFetching: isRetrying }) => !isError || isRetrying),
		isError: queries.some(({ isError }) => isError),
		error: queries.find(({ isError }) => isError)?.error,
		refetch: () => {
			for (const { isError, refetch } of queries) if (isError) refetch();
		},
	};
}

/** The number of psychologists who see clients; 0 until loaded. */
export function usePeopleCount(): number {
	const team = teamOf(useListAllPsychologistsQuery().data, useOwnPsychologist());
	return team?.data.filter(({ active }) => active).length ?? 0;
}

/** A psychologist sees only their own lane, because a colleague's lane without its visits would look free. */
const teamOf = (team: Answers['team'], own: string | undefined): Answers['team'] =>
	team && own !== undefined ? { data: team.data.filter(({ id }) => id === own) } : team;

interface Answers {
	readonly visits: CalendarFacts['visits'] | undefined;
	readonly closures: (Pick<CalendarFacts, 'holidays'> & { readonly data: CalendarFacts['closures'] }) | undefined;
	readonly team: { readonly data: CalendarFacts['team'] } | undefined;
	readonly profile: Pick<CalendarFacts, 'openingHours'> | undefined;
}

function factsOf(
	{ visits, closures, team, profile }: Answers,
	services: CalendarFacts['services'] | undefined,
): CalendarFacts | undefined {
	if (!visits || !closures || !team || !profile) return undefined;
	return {
		visits,
		closures: closures.data,
		holidays: closures.holidays,
		team: team.data,
		services: services ?? usualServices(team.data),
		openingHours: profile.openingHours,
	};
}

const usualServices = (team: CalendarFacts['team']): CalendarFacts['services'] =>
	[...new Set(team.flatMap(({ serviceIds }) => serviceIds))].map((id) => ({ id, durationMinutes: USUAL_MINUTES }));

interface ToBeMoved {
	/** The ids of the visits to be moved. The list is bounded, so not every such visit may be marked. */
	readonly displaced: ReadonlySet<string>;
	readonly count: number;
	readonly isLoading: boolean;
}

/** The ids of visits that the schedule no longer allows. */
export function useToBeMoved(): ToBeMoved {
	const may = useMayCall();
	const { data, isLoading } = useListToBeMovedQuery({}, { skip: !may(listToBeMoved) });
	return {
		displaced: new Set(data?.open.map(({ appointment }) => appointment.id)),
		count: data?.openCount ?? 0,
		isLoading,
	};
}
