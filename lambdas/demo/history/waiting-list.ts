import { dayOf } from '@tulia/centre/clock';
import { addDays, daysFrom, weekdayOf } from '@tulia/centre/day';
import type { WaitingWish } from '@tulia/contracts/waiting-list/schemas';
import type { Course, Simulation } from './bookings.ts';
import { ILL, ILL_DAYS } from './fall-ill.ts';

const MINUTE = 60_000;
const WEEKS = 28;

/**
 * A time is held for the client of the README at the present. Two others wait for the psychologist who falls ill, on
 * the days of the illness, so that no time opens for them during the demo.
 */
export function planWaitingList(simulation: Simulation, courses: readonly Course[]): void {
	const { centre, timeline, staffId, end } = simulation;
	const [ofReadme, byThemselves, byPhone] = courses;
	const before = (minutes: number): Date => new Date(end.getTime() - minutes * MINUTE);
	timeline.at(before(95), () => ask(simulation, ofReadme, { wish: anyTime(end) }));
	timeline.at(before(12), () => centre.offerOpenedTimes(() => true));
	const [stress, depression] = [whileIll(end, 'stress-management'), whileIll(end, 'depression-therapy')];
	timeline.at(before(9), () => ask(simulation, byThemselves, { wish: stress }));
	timeline.at(before(4), () => ask(simulation, byPhone, { wish: { ...depression, part: 'afternoon' }, staffId }));
}

const anyTime = (end: Date): WaitingWish => ({
	serviceId: 'child-adolescent-therapy',
	forWhom: 'my_child',
	days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
	part: 'any',
	until: addDays(dayOf(end), WEEKS),
});

function whileIll(end: Date, serviceId: string): WaitingWish {
	const [first, until] = [addDays(dayOf(end), 1), addDays(dayOf(end), ILL_DAYS)];
	const days = daysFrom(first, until).map(weekdayOf);
	return { serviceId, forWhom: 'me', psychologistId: ILL, days, part: 'any', until };
}

/** Joins the waiting list, as the client, or by staff where `staffId` is given. Clients without an account are skipped. */
async function ask(
	{ centre }: Simulation,
	course: Course | undefined,
	{ wish, staffId }: { readonly wish: WaitingWish; readonly staffId?: string },
): Promise<void> {
	const userId = course?.userId ?? '';
	if (userId === '') return;
	await centre.joinWaitingList({ userId, actor: staffId ?? userId, wish, key: undefined });
}
