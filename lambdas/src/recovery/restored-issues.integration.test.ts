import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { copyItems } from '../../operations/copy-items.ts';
import { scanAll } from '../../test-support/appointment/table-invariants.ts';
import { addressOfReader, type IssueFixture, issueFixture } from '../../test-support/newsletter-issue/issue-fixture.ts';
import { fields } from '../../test-support/notification/notification-fixture.ts';
import { log } from '../platform/log.ts';
import { knownFrom, type LogLine } from './known-since.ts';
import { replayOver } from './recovery.wiring.ts';

let lost: FreshTable;
let copy: FreshTable;
let fixture: IssueFixture;
/** Every log line of the functions, as in CloudWatch. */
let lines: LogLine[];
beforeEach(async () => {
	[lost, copy] = [await freshTable(), await freshTable()];
	fixture = await issueFixture(lost);
	lines = [];
	const note = (message: string, given: LogLine['fields'] = {}) =>
		void lines.push({ at: fixture.notifier.clock.now().toISOString(), fields: { message, ...given } });
	for (const level of ['info', 'warn', 'error'] as const) jest.spyOn(log, level).mockImplementation(note);
	for (let index = 0; index < 60; index += 1) await fixture.subscribe(addressOfReader(index));
});
afterEach(async () => {
	jest.restoreAllMocks();
	await Promise.all([lost.close(), copy.close()]);
});

/** The result of a restore to this moment. Later changes are known from the log only. */
async function copyNow(): Promise<void> {
	await copyItems(await scanAll(lost), { ...copy, now: fixture.notifier.clock.now() });
	lines = [];
}

/** The centre on the copy, after two replays. */
async function restored(): Promise<IssueFixture> {
	const now = fixture.notifier.clock.now;
	for (let run = 0; run < 2; run += 1)
		await replayOver({ ...copy, openCipher: async () => fields, now })(knownFrom(lines));
	return issueFixture(copy, now().toISOString());
}
const readersOf = (id: string, ...centres: readonly IssueFixture[]): readonly string[] =>
	centres.flatMap((centre) => centre.mailsOf(id).map(({ to }) => to)).sort();
const ALL_READERS = Array.from({ length: 60 }, (_, index) => addressOfReader(index)).sort();

test.each([
	['before its first page', 0],
	['before its first mail', 1],
	['in the middle', 2],
])(
	'an issue that was being sent when the copy was made, %s, is sent to every subscriber once',
	async (_when, minutes) => {
		const id = await fixture.begun();
		await fixture.minutes(minutes);
		await copyNow();
		await fixture.minutes(1);
		const after = await restored();
		await after.minutes(8);
		expect(readersOf(id, fixture, after)).toEqual(ALL_READERS);
		expect(await after.seen(id)).toMatchObject({ state: 'sent', progress: { recipients: 60, sent: 60, left: 0 } });
	},
);

test('an issue that is a draft in the copy is not sent again to subscribers who have it', async () => {
	const { id, version } = await fixture.draft();
	await copyNow();
	await fixture.call.send({ id, body: { version } });
	await fixture.minutes(2);
	expect(readersOf(id, fixture).length).toBeGreaterThan(0);
	const after = await restored();
	expect((await after.call.get({ id })).body.state).toBe('draft');
	expect((await after.call.send({ id, body: { version } })).status).toBe(200);
	await after.minutes(8);
	expect(readersOf(id, fixture, after)).toEqual(ALL_READERS);
});

test('an issue that was stopped after the copy is stopped', async () => {
	const id = await fixture.begun();
	await fixture.minutes(1);
	await copyNow();
	await fixture.call.stop({ id });
	const after = await restored();
	await after.minutes(8);
	expect(readersOf(id, fixture, after)).toEqual([]);
	expect(await after.seen(id)).toMatchObject({ state: 'stopped' });
});
