import '../../test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { PASSWORD } from '../../test-support/account/account-fixture.ts';
import { personFixture } from '../../test-support/account/person-fixture.ts';
import { ofEntity, scanAll } from '../../test-support/appointment/table-invariants.ts';
import { chosenCrashPoints } from '../../test-support/notification/crash-injection.ts';
import { fields } from '../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../test-support/notification/stored-jobs.ts';
import { crashingClient } from '../../test-support/platform/crashing-client.ts';
import { deleteAccount } from '../account/close/delete-account.usecase.ts';
import { cancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import { namesOfThings } from '../audit/audit.wiring.ts';
import { disagreementsIn } from '../recovery/recount.items.ts';
import { addressOfRun } from './smoke-run.ts';
import { testClientsOver } from './test-clients.wiring.ts';

const MINUTE = 60_000;
const RUN = '0123456789abcdef';

const fixture = personFixture(freshTable);

const traces = (db = fixture.booking.db) =>
	testClientsOver({
		...{ db, tableName: fixture.booking.tableName },
		openCipher: async () => fields,
		now: fixture.notifier.clock.now,
	});
const streamAll = async () => fixture.notifier.streamJobs(await storedJobs(fixture.booking));
const sweepFor = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 1) {
		fixture.notifier.clock.advance(MINUTE);
		await fixture.notifier.sweep();
	}
};

/** What dashboard and reports count: the figures that are not zero, and each visit with its state. */
async function counted() {
	const items = await scanAll(fixture.booking);
	const figures = ofEntity(items, 'stat').flatMap(({ PK, SK, entity, ...values }) =>
		Object.entries(values).flatMap(([name, value]) => (value === 0 ? [] : [`${PK} ${SK} ${name} ${value}`])),
	);
	const visits = ofEntity(items, 'appointment').map(({ id, status, startAt }) => `${id} ${status} ${startAt}`);
	return { figures: figures.sort(), visits: visits.sort() };
}

const kindsSince = async (before: readonly Record<string, unknown>[]) => {
	const known = new Set(before.map(({ PK, SK }) => `${PK} ${SK}`));
	const left = (await scanAll(fixture.booking)).filter(({ PK, SK }) => !known.has(`${PK} ${SK}`));
	return [...new Set(left.filter(({ entity }) => entity !== 'stat').map(({ entity }) => entity))].sort();
};

const join = (id = RUN) => fixture.accounts.join(addressOfRun(id), 'client', 'Smoke Test');
const bookAs = (userId: string) => fixture.booking.booked(userId, { date: '2026-11-25', time: '3:00 PM' });
const cancelAs = (userId: string, appointmentId: string) =>
	cancelAppointment({ ...fixture.booking.deps, now: fixture.notifier.clock.now })({
		...{ appointmentId, actor: userId },
		by: 'client',
	});
const close = (userId: string) =>
	deleteAccount(fixture.accounts.deps)({
		body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
		caller: fixture.caller(userId),
	});

/** The steps of a walk. A test ends it after any of them. */
const STEPS: readonly ((walk: { userId: string; visit: string }) => Promise<unknown>)[] = [
	() => traces().begin(RUN),
	async (walk) => {
		walk.userId = await join();
	},
	async (walk) => {
		walk.visit = await bookAs(walk.userId);
		await streamAll();
	},
	(walk) => cancelAs(walk.userId, walk.visit),
	() => traces().uncount(RUN),
	async (walk) => {
		expect(await close(walk.userId)).toMatchObject({ ok: true });
		await streamAll();
	},
	() => traces().end(RUN),
];
async function walk(steps = STEPS.length) {
	const walked = { userId: '', visit: '' };
	for (const step of STEPS.slice(0, steps)) await step(walked);
	return walked;
}

test('figures and reports are unchanged after a walk as a test client', async () => {
	await fixture.leaveTraces();
	await streamAll();
	await sweepFor(5);
	const [before, items] = [await counted(), await scanAll(fixture.booking)];
	const { userId } = await walk();
	await sweepFor(5);
	expect(await counted()).toEqual(before);
	expect(disagreementsIn(await scanAll(fixture.booking), fixture.notifier.clock.now())).toEqual([]);
	// The audit entries and the marker of the client expire after 24 months, the other two kinds within 30 days.
	expect(await kindsSince(items)).toEqual(['audit', 'job', 'smoke-client', 'unconfirmed-mails']);
	const { booking } = fixture;
	const isTest = namesOfThings(booking.db, booking.tableName).testClients;
	expect(await isTest([userId, fixture.userId])).toEqual(new Set([userId]));
	expect(JSON.stringify(await scanAll(booking))).not.toContain('Smoke Test');
});

test.each([1, 2, 3, 4, 5, 6])('what a walk killed after step %i left is removed by the next one', async (steps) => {
	const before = await counted();
	await walk(steps);
	expect(await traces().removeEarlier()).toBe(0);
	fixture.notifier.clock.advance(16 * MINUTE);
	expect(await traces().removeEarlier()).toBe(1);
	await streamAll();
	await sweepFor(5);
	expect(await counted()).toEqual(before);
	expect(disagreementsIn(await scanAll(fixture.booking), fixture.notifier.clock.now())).toEqual([]);
	const items = await scanAll(fixture.booking);
	expect(JSON.stringify(items)).not.toContain('Smoke Test');
	for (const kind of ['smoke-run', 'erasure', 'unconfirmed-visit']) expect(ofEntity(items, kind)).toEqual([]);
	expect(await traces().removeEarlier()).toBe(0);
});

test('a removal killed at any of its calls is continued, and corrects the figures once', async () => {
	const before = await counted();
	const points = chosenCrashPoints(60);
	let crashes = 0;
	await walk(3);
	fixture.notifier.clock.advance(16 * MINUTE);
	for (const { call, when } of points) {
		const process = crashingClient(fixture.booking.db, call, when);
		await traces(process.db)
			.removeEarlier()
			.catch(() => undefined);
		crashes += process.hasCrashed() ? 1 : 0;
	}
	expect(crashes).toBeGreaterThan(points.length / 8);
	await streamAll();
	await sweepFor(5);
	expect(await counted()).toEqual(before);
	expect(await traces().removeEarlier()).toBe(0);
});

test('a real client with such an address or name is counted as any other', async () => {
	const before = await counted();
	const stranger = await join('fedcba9876543210');
	await cancelAs(stranger, await bookAs(stranger));
	await traces().begin(RUN);
	fixture.notifier.clock.advance(16 * MINUTE);
	await traces().removeEarlier();
	const after = await counted();
	expect(after.visits).toHaveLength(before.visits.length + 1);
	expect(after.figures.join()).toContain('cancelled');
});
