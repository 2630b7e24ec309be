import '../../lambdas/test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type WaitingFixture, waitingFixture } from '../../lambdas/test-support/waiting-list/waiting-fixture.ts';
import {
	crashWhileOffering,
	MOST_ROUNDS,
	raceForOpenedTime,
} from '../../lambdas/test-support/waiting-list/waiting-races.ts';

async function withFixture<T>(run: (fixture: WaitingFixture) => Promise<T>): Promise<T> {
	const fixture = await waitingFixture(await freshTable());
	return run(fixture).finally(() => fixture.close());
}

/** Promises P30 to P32: a time that opens is held for one client at a time, in order, and booked once. */
export async function waitingList(waiting: number, tables: number): Promise<readonly string[]> {
	const given = { waiting, strangers: 5, sweeps: 4, rounds: MOST_ROUNDS };
	let [offered, toStranger, taken, sweeps] = [0, 0, 0, 0];
	for (let table = 0; table < tables; table += 1) {
		const result = await withFixture((fixture) => raceForOpenedTime(fixture, given));
		offered += result.offered;
		toStranger += result.toStranger;
		taken += result.taken;
		sweeps += result.sweeps;
	}
	const rounds = tables * MOST_ROUNDS;
	const { crashes } = await withFixture((fixture) => crashWhileOffering(fixture, 40));
	return [
		`A full day, ${waiting} people who wait for it, one cancellation, ${given.strangers} strangers who book the time that opens and ${given.sweeps} sweeps, all at the same moment, ${rounds} rounds (${sweeps} sweeps).`,
		'',
		'| who got the time | rounds |',
		'|---|---|',
		`| it was held for the first in line only | ${offered} |`,
		`| a client outside the waiting list had booked it before | ${toStranger} |`,
		`| the first declined, the second was offered it and took it as the offer expired | ${taken} |`,
		'',
		'After each step every half hour has one holder, each offer has one notice, and each time has at most one client. The second in line answers three times concurrently with the sweep that expires the offer: the answers agree with the table.',
		'',
		`A sweep is killed before and after each of its calls, ${crashes} times: the time is offered once, to the first in line, by that sweep or by the next one.`,
	];
}
