import { dayOf } from '@tulia/centre/clock';
import { monthWithYear, shortDay } from '@tulia/centre/date-words';
import { addDays } from '@tulia/centre/day';
import { numberWords } from '@tulia/centre/number-words';
import { priceWords } from '@tulia/centre/price-words';
import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { paths, useGetProfileQuery } from '@tulia/platform';
import { useListClosuresQuery } from '../../api/closures-api.ts';
import { useGetDashboardQuery } from '../../api/dashboard-api.ts';
import { useGetLaunchChecklistQuery } from '../../api/launch-api.ts';
import { useCountHoursRequestsQuery } from '../../api/own-hours-api.ts';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { useCountRegistersQuery } from '../../api/registers-api.ts';
import { useListAllServicesQuery } from '../../api/services-api.ts';
import { calendarRows } from '../../features/manage-closures/calendar-rows.ts';

/** The status line of a card: the state of its page, or the number of items that wait there. */
export interface CentreFact {
	readonly words: string;
	readonly waits?: boolean;
}

/** The number of days in which the next closure is searched. */
const DAYS_AHEAD = 365;

const counted = (count: number, one: string, many: string): string =>
	`${numberWords(count)} ${count === 1 ? one : many}`;

function offered(services: readonly StaffService[], currency: string): CentreFact {
	const active = services.filter((service) => service.active);
	const prices = active.map(({ price }) => price);
	const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) => priceWords(price, currency));
	const words = counted(active.length, 'service', 'services');
	if (prices.length === 0) return { words };
	return { words: least === most ? `${words}, ${least}` : `${words}, ${least} to ${most}` };
}

const monthBefore = (day: string): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7);

function useServices(): CentreFact | undefined {
	const currency = useGetProfileQuery().data?.currency;
	const services = useListAllServicesQuery().data?.data;
	return services && currency ? offered(services, currency) : undefined;
}

function usePsychologists(): CentreFact | undefined {
	const all = useListAllPsychologistsQuery().data?.data;
	const asked = useCountHoursRequestsQuery().data?.open ?? 0;
	if (asked > 0) return { words: counted(asked, 'asks for other hours', 'ask for other hours'), waits: true };
	return all && { words: counted(all.length, 'psychologist', 'psychologists') };
}

function useNextClosure(today: string): CentreFact | undefined {
	const calendar = useListClosuresQuery({ from: today, to: addDays(today, DAYS_AHEAD) }).data;
	const next = calendar && calendarRows(calendar).find(({ state }) => state !== 'open');
	return next && { words: `Next: ${shortDay(next.date)}, ${next.title}` };
}

function useUsers(): CentreFact | undefined {
	const users = useGetDashboardQuery().data?.totalUsers;
	return users === undefined ? undefined : { words: counted(users, 'account', 'accounts') };
}

function useLaunch(): CentreFact | undefined {
	const items = useGetLaunchChecklistQuery().data?.data ?? [];
	const done = items.filter((item) => item.done).length;
	return done < items.length ? { words: `Before launch: ${done} of ${items.length} done`, waits: true } : undefined;
}

function useRegisters(): CentreFact | undefined {
	const open = useCountRegistersQuery().data?.open;
	if (open === undefined) return undefined;
	return open === 0
		? { words: 'Nothing is open' }
		: { words: counted(open, 'entry is open', 'entries are open'), waits: true };
}

/** The status lines of the cards, by address; absent until loaded. */
export function useCentreFacts(now: Date): Readonly<Record<string, CentreFact | undefined>> {
	const today = dayOf(now);
	return {
		[paths.adminSessions()]: useServices(),
		[paths.adminPsychologists()]: usePsychologists(),
		[paths.adminClosures()]: useNextClosure(today),
		[paths.adminUsers()]: useUsers(),
		[paths.adminReports()]: { words: `${monthWithYear(monthBefore(today))} is complete` },
		[paths.adminSettings()]: useLaunch(),
		[paths.adminRegisters()]: useRegisters(),
		[paths.adminAudit()]: { words: 'Kept for 24 months' },
	};
}
