import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { copyItems } from '../../operations/copy-items.ts';
import { scanAll, type TestTable } from '../../test-support/appointment/table-invariants.ts';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../test-support/notification/stored-jobs.ts';
import {
	FULL_DAY,
	THAT_DAY,
	type WaitingFixture,
	waitingFixture,
} from '../../test-support/waiting-list/waiting-fixture.ts';
import { log } from '../platform/log.ts';
import type { WaitingEntry } from '../waiting-list/waiting-entry.ts';
import { waitingListRepository } from '../waiting-list/waiting-list.repository.ts';
import { knownFrom, type LogLine } from './known-since.ts';
import { linesOfLostTable } from './lines-of-lost-table.items.ts';
import { disagreementsIn } from './recount.items.ts';
import { replayOver } from './recovery.wiring.ts';

const START = '2026-11-20T06:00:00.000Z';
const NINE = `${FULL_DAY}T06:00:00.000Z`;

let waiting: WaitingFixture;
let notifier: NotificationFixture;
let copy: FreshTable | undefined;
/** Every log line of the functions, as in CloudWatch. */
let lines: LogLine[];
beforeEach(async () => {
	const table = await freshTable();
	waiting = await waitingFixture(table, ['amina'], fields);
	notifier = await notifierOn({ ...table, db: waiting.db }, START);
	lines = [];
	const note = (message: string, given: LogLine['fields'] = {}) =>
		void lines.push({ at: notifier.clock.now().toISOString(), fields: { message, ...given } });
	for (const level of ['info', 'warn', 'error'] as const) jest.spyOn(log, level).mockImplementation(note);
});
afterEach(async () => {
	jest.restoreAllMocks();
	await copy?.close();
	copy = undefined;
	await waiting.close();
});

const notifierOn = ({ db, tableName }: TestTable, start: string) =>
	notificationFixture({ db, tableName, start, hasCentre: true });

function setClock(at: string): void {
	waiting.setClock(at);
	notifier.clock.moveTo(at);
}

/** Runs the sweep of a minute, and the next one, which sends its jobs. */
async function sweepAt(fixture: NotificationFixture, ...moments: readonly string[]): Promise<void> {
	for (const at of moments) {
		fixture.clock.moveTo(at);
		await fixture.sweep();
		fixture.clock.advance(60_000);
		await fixture.sweep();
		await fixture.sweep();
	}
}

/** The result of a restore to this moment. Later changes are known from the log only. */
async function copyNow(): Promise<TestTable> {
	copy = await freshTable();
	await copyItems(await scanAll(waiting), { ...copy, now: notifier.clock.now() });
	lines = [];
	return copy;
}

const replay = ({ db, tableName }: TestTable, known: readonly LogLine[] = lines) =>
	replayOver({ db, tableName, openCipher: async () => fields, now: notifier.clock.now })(knownFrom(known));
const offersBy = (fixture: NotificationFixture) =>
	fixture.mail.accepted.filter(({ tags }) => tags.kind === 'time_offer');
const entryIn = ({ db, tableName }: TestTable, { id }: WaitingEntry) => waitingListRepository(db, tableName).find(id);

/** The day is full, one client waits for it, and a visit is cancelled: its time is free, and no offer was sent yet. */
async function oneWaits(): Promise<{ readonly entry: WaitingEntry; readonly visits: readonly string[] }> {
	const visits = await waiting.fillDay('holder');
	const entry = await waiting.waits(await waiting.addClient('first'), THAT_DAY);
	await waiting.cancel(visits[0] ?? '');
	await notifier.streamJobs(await storedJobs(waiting));
	return { entry, visits };
}
const offerIt = () => sweepAt(notifier, '2026-11-20T06:01:00.000Z');
/** The rest of that day, and the next days with possible offers. */
const LATER = ['2026-11-20T09:30:00.000Z', '2026-11-21T06:30:00.000Z', '2026-11-23T06:30:00.000Z'];

test.each(['the log', 'the lost table'])(
	'a time that was offered after the copy is not offered and notified again, by %s',
	async (source) => {
		const { entry } = await oneWaits();
		const restored = await copyNow();
		await offerIt();
		expect(offersBy(notifier)).toHaveLength(1);
		setClock('2026-11-20T09:00:00.000Z');
		const known = source === 'the log' ? lines : linesOfLostTable(await scanAll(waiting));
		expect(await replay(restored, known)).toMatchObject({ waitersToAsk: [entry.id] });
		expect(await entryIn(restored, entry)).toMatchObject({
			state: 'waiting',
			offers: [{ startAt: NINE, state: 'withdrawn', psychologistName: 'Psychologist amina' }],
		});
		const after = await notifierOn(restored, notifier.clock.now().toISOString());
		await sweepAt(after, ...LATER);
		expect(offersBy(after)).toEqual([]);
		expect(disagreementsIn(await scanAll(restored), after.clock.now())).toEqual([]);
	},
);

test('after a restore the time of an offer that the copy lacks is offered to the next client in line', async () => {
	const { visits } = await oneWaits();
	setClock('2026-11-20T06:00:30.000Z');
	const second = await waiting.waits(await waiting.addClient('second'), THAT_DAY);
	const restored = await copyNow();
	await offerIt();
	setClock('2026-11-20T09:00:00.000Z');
	await replay(restored);
	const after = await notifierOn(restored, notifier.clock.now().toISOString());
	await sweepAt(after, LATER[0] ?? '');
	expect(offersBy(after).map(({ tags }) => tags.ref)).toEqual([second.id]);
	expect(visits).toHaveLength(5);
});

test.each([
	['stop', { state: 'ended', ended: { why: 'stopped' } }],
	['take', { state: 'ended', ended: { why: 'has_it' } }],
] as const)('an entry whose offer was answered "%s" after the copy gets no further offers', async (answer, ends) => {
	const { entry, visits } = await oneWaits();
	await waiting.cancel(visits[2] ?? '');
	const restored = await copyNow();
	await offerIt();
	setClock('2026-11-20T06:30:00.000Z');
	expect(await waiting.answers(entry, answer)).toMatchObject({ ok: true });
	await notifier.streamJobs(await storedJobs(waiting));
	setClock('2026-11-20T09:00:00.000Z');
	expect(await replay(restored)).toMatchObject({ waitersToAsk: [] });
	expect(await entryIn(restored, entry)).toMatchObject(ends);
	const after = await notifierOn(restored, notifier.clock.now().toISOString());
	await sweepAt(after, ...LATER);
	expect(offersBy(after)).toEqual([]);
});

test('an offer that was open in the copy and has expired does not count as unanswered, and its time is free for the next entry', async () => {
	const { entry } = await oneWaits();
	setClock('2026-11-20T06:00:30.000Z');
	const second = await waiting.waits(await waiting.addClient('second'), THAT_DAY);
	await offerIt();
	const restored = await copyNow();
	setClock('2026-11-20T09:00:00.000Z');
	expect(await replay(restored)).toMatchObject({ waitersToAsk: [entry.id] });
	expect(await entryIn(restored, entry)).toMatchObject({ state: 'waiting', offers: [{ state: 'withdrawn' }] });
	const after = await notifierOn(restored, notifier.clock.now().toISOString());
	await sweepAt(after, ...LATER);
	expect(offersBy(after).map(({ tags }) => tags.ref)).toEqual([second.id]);
	expect(disagreementsIn(await scanAll(restored), after.clock.now())).toEqual([]);
});

test('an offer that is still valid stays held, and is notified once', async () => {
	const { entry } = await oneWaits();
	await offerIt();
	const restored = await copyNow();
	setClock('2026-11-20T07:00:00.000Z');
	expect(await replay(restored)).toMatchObject({ waitersToAsk: [] });
	// Its half hours are held without a visit, which is no disagreement.
	expect(disagreementsIn(await scanAll(restored), notifier.clock.now())).toEqual([]);
	expect(await entryIn(restored, entry)).toMatchObject({ state: 'offered', offers: [{ state: 'open' }] });
	const after = await notifierOn(restored, notifier.clock.now().toISOString());
	await sweepAt(after, '2026-11-20T07:05:00.000Z');
	expect(offersBy(after)).toEqual([]);
});

test('an entry is ended when the log has only the notice of its offer, because that time might be offered again', async () => {
	const { entry } = await oneWaits();
	const restored = await copyNow();
	await offerIt();
	setClock('2026-11-20T09:00:00.000Z');
	const known = lines.filter(({ fields: { message } }) => message !== 'TIME_OFFERED');
	expect(await replay(restored, known)).toMatchObject({ waitersToAsk: [entry.id] });
	expect(await entryIn(restored, entry)).toMatchObject({ state: 'ended', ended: { why: 'by_staff' } });
});

test('a second replay changes nothing in the waiting list', async () => {
	await oneWaits();
	const restored = await copyNow();
	await offerIt();
	setClock('2026-11-20T09:00:00.000Z');
	await replay(restored);
	const items = await scanAll(restored);
	expect(await replay(restored)).toMatchObject({ waitersToAsk: [] });
	expect(await scanAll(restored)).toEqual(items);
});
