import '../../test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { seriesWith, TUESDAYS } from '../../test-support/appointment/series-with.ts';
import { expectInvariants, ofEntity, scanAll } from '../../test-support/appointment/table-invariants.ts';
import { mergeFixture } from '../../test-support/client-file/merge-fixture.ts';
import { runDueJobs } from '../../test-support/notification/run-due-jobs.ts';
import { erasureOver } from '../account/erasure.wiring.ts';
import { cancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import { cancelMyFollowing } from '../appointment/series/cancel-following.usecase.ts';

const fixture = mergeFixture(freshTable);
const { merge, settle } = fixture;
const booking = () => fixture.centre().booking;
const notifier = () => fixture.centre().notifier;
const table = () => scanAll(booking());

/** Four Tuesdays of one client, booked as a series. */
async function seriesOf(clientId: string) {
	const booked = await seriesWith({ ...booking().deps, now: fixture.centre().now })({ clientId });
	if (!booked.ok) throw new Error(booked.refusal);
	return booked.value.data.flatMap(({ visit }) => (visit ? [visit] : []));
}
const cancelMine = (userId: string, ticketNumber: string) =>
	cancelMyFollowing({ ...booking().deps, now: fixture.centre().now, cancel: cancelAppointment(booking().deps) })({
		...{ params: { ticketNumber }, body: {}, caller: { userId } },
		idempotencyKey: '5f671a64-40d5-491e-99b0-da01ff1f3345',
	});
const seriesMails = () => notifier().mail.accepted.filter(({ tags }) => tags.kind === 'series');

test('after a merge the series belongs to the remaining client, who can cancel from one visit on', async () => {
	const kept = await fixture.account('faith@mail.example', 'Faith Akinyi');
	const other = await fixture.centre().files.added('Akinyi Faith', '0733 000 111');
	const visits = await seriesOf(other);
	expect(await merge(kept, other, { opensVisits: true })).toMatchObject({ ok: true });
	await settle();
	expect((await fixture.comingOf(kept)).toSorted()).toEqual(visits.map(({ id }) => id).toSorted());
	await expectInvariants(booking());
	const third = visits[2]?.ticketNumber ?? '';
	expect(await cancelMine(other, third)).toMatchObject({ ok: false, refusal: 'not_found' });
	expect(await cancelMine(kept, third)).toMatchObject({ ok: true });
	expect(await fixture.comingOf(kept)).toHaveLength(2);
	await expectInvariants(booking());
});

test('the notice of a series booked just before a merge is sent once, to the remaining record', async () => {
	const kept = await fixture.account('faith@mail.example', 'Faith Akinyi');
	const other = await fixture.centre().files.added('Akinyi Faith', '0733 000 111');
	await seriesOf(other);
	await merge(kept, other, { opensVisits: true });
	await settle();
	await runDueJobs(notifier());
	expect(seriesMails().map(({ to }) => to)).toEqual(['faith@mail.example']);
});

test('erasing a client removes them from the series: coming visits are cancelled without a notice', async () => {
	const gone = await fixture.account('gone@mail.example', 'Gone Away');
	const visits = await seriesOf(gone);
	const { db, tableName, cipher } = booking();
	const at = fixture.centre().now();
	const erase = erasureOver({ db, tableName, openCipher: async () => cipher, now: () => at });
	for (let round = 0; round < 5; round += 1) if ((await erase({ userId: gone, closedAt: at })) === 'done') break;
	await runDueJobs(notifier());
	const items = await table();
	const ofSeries = ofEntity(items, 'appointment').filter(({ id }) => visits.some((one) => one.id === id));
	expect(ofSeries.map(({ status, userId }) => [status, userId])).toEqual(TUESDAYS.map(() => ['cancelled', 'erased']));
	const left = items.filter(({ entity }) => String(entity).startsWith('series') || entity === 'cell');
	expect(JSON.stringify(left)).not.toContain(gone);
	expect(JSON.stringify(left)).not.toContain('Gone');
	expect(seriesMails()).toEqual([]);
});
