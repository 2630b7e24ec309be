import '../../test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { FULL_DAY, type WaitingFixture, waitingFixture } from '../../test-support/waiting-list/waiting-fixture.ts';
import { erasureOver } from '../account/erasure.wiring.ts';
import { finishMergeOver } from '../client-merge/client-merge.wiring.ts';

let fixture: WaitingFixture;
beforeEach(async () => {
	fixture = await waitingFixture(await freshTable());
});
afterEach(() => fixture.close());

const openCipher = async () => fixture.cipher;

test('an erased client has no entries, no trace of them, and the held time is free', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	await fixture.addClient('gone');
	const stopped = await fixture.waits('gone');
	await fixture.stops(stopped);
	await fixture.waits('gone');
	await fixture.cancel(visit);
	await fixture.sweep();
	const erase = erasureOver({ ...fixture, openCipher, now: () => new Date('2026-11-20T06:10:00.000Z') });
	expect(await erase({ userId: 'gone', closedAt: fixture.now() })).toBe('done');
	const left = (await scanAll(fixture)).filter(
		({ entity }) => String(entity).startsWith('waiting-') || entity === 'cell',
	);
	expect(JSON.stringify(left)).not.toContain('gone');
	expect(await fixture.book(await fixture.addClient('next'), { date: FULL_DAY })).toMatchObject({ ok: true });
});

test('after a merge of two records the entries continue with the remaining one, in the same position in line', async () => {
	await Promise.all(['kept', 'other'].map((name) => fixture.addClient(name)));
	const theirs = await fixture.waits('other');
	fixture.setClock('2026-11-20T06:01:00.000Z');
	const own = await fixture.waits('kept');
	const at = '2026-11-20T06:02:00.000Z';
	await fixture.put({
		PK: 'USER#other',
		SK: 'MERGED',
		entity: 'merged-client',
		id: 'other',
		into: 'kept',
		state: 'moving',
		coming: [],
		at,
	});
	const finish = finishMergeOver({ ...fixture, openCipher, now: () => new Date('2026-11-20T06:10:00.000Z') });
	expect(await finish('other')).toBe('done');
	expect(await finish('other')).toBe('done');
	expect((await fixture.deps.waitingList.ofClient('kept')).map(({ id, place }) => [id, place])).toEqual([
		[theirs.id, 2],
		[own.id, 1],
	]);
	expect((await scanEntity(fixture, 'waiting-place')).map(({ PK }) => PK)).toEqual(['USER#kept', 'USER#kept']);
	expect(await fixture.deps.waitingList.ofClient('other')).toEqual([]);
});
