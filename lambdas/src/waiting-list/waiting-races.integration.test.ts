import '../../test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { chosenOf, isSweep } from '@tulia/test-kit/test-tier';
import { injectFaults } from '../../test-support/appointment/fault-injection.ts';
import { expectInvariants, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { type WaitingFixture, waitingFixture } from '../../test-support/waiting-list/waiting-fixture.ts';
import { crashWhileOffering, MOST_ROUNDS, raceForOpenedTime } from '../../test-support/waiting-list/waiting-races.ts';

let fixture: WaitingFixture;
beforeEach(async () => {
	fixture = await waitingFixture(await freshTable());
});
afterEach(() => fixture.close());

// `npm run prove -- waiting-list` runs these at full counts.
test('of many waiting clients, strangers and sweeps at once, one gets the time, and the line keeps its order', async () => {
	const { rounds, offered, toStranger } = await raceForOpenedTime(fixture, {
		waiting: 6,
		strangers: 3,
		sweeps: 3,
		rounds: isSweep ? MOST_ROUNDS : 1,
	});
	expect(offered + toStranger).toBe(rounds);
});

test('a sweep killed at any of its calls leads to one offer, to the first in line', async () => {
	const { crashes, points } = await crashWhileOffering(fixture, 30, chosenOf);
	expect(crashes).toBeGreaterThan(points / 3);
});

test('a client who takes a time and gets no response has it once, after any number of retries', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const entry = await fixture.waits(await fixture.addClient('first'));
	await fixture.cancel(visit);
	await fixture.sweep();
	injectFaults(fixture.client, 'TransactWriteItemsCommand', [
		'lose_answer',
		'lose_answer',
		'lose_answer',
		'lose_answer',
	]);
	injectFaults(fixture.client, 'TransactWriteCommand', ['lose_answer', 'lose_answer', 'lose_answer', 'lose_answer']);
	await fixture.answers(entry, 'take').catch(() => undefined);
	expect(await fixture.answers(entry, 'take')).toMatchObject({ ok: true });
	expect((await scanEntity(fixture, 'appointment')).filter(({ userId }) => userId === 'first')).toHaveLength(1);
	await expectInvariants(fixture);
});
