import '../../test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { addressOfReader, type IssueFixture, issueFixture } from '../../test-support/newsletter-issue/issue-fixture.ts';
import { type CrashPoint, chosenCrashPoints } from '../../test-support/notification/crash-injection.ts';
import { eventOf } from '../../test-support/notification/fake-gateways.ts';
import { streamJob } from '../../test-support/notification/run-due-jobs.ts';
import { issueMailJobId, pageJobId } from './issue-job.ts';

const READERS = [0, 1].map(addressOfReader);
const MINUTE = 60_000;
/** An upper bound of the calls that the jobs of an issue make. */
const CALLS = 36;
/** Longer than every quarantine. */
const LATER = 17 * MINUTE;

let recipients: readonly string[] = [];
let close = async (): Promise<void> => undefined;
afterEach(() => close());

async function withReaders(): Promise<IssueFixture> {
	const table = await freshTable();
	close = () => table.close();
	const fixture = await issueFixture(table);
	recipients = [];
	for (const reader of READERS) recipients = [...recipients, await fixture.subscribe(reader)];
	return fixture;
}

/** Delivers every event twice. */
async function reportDeliveries({ notifier }: IssueFixture, from: number): Promise<void> {
	for (const mail of notifier.mail.accepted.slice(from))
		for (let delivery = 0; delivery < 2; delivery += 1) await notifier.receiveEvent(eventOf(mail));
}

/** Sends one issue while the notifier crashes once, at this call of its jobs; claimed jobs wait for the quarantine. */
async function sendCrashing(fixture: IssueFixture, { call, when }: CrashPoint): Promise<string> {
	const { notifier } = fixture;
	const from = notifier.mail.accepted.length;
	const id = await fixture.begun();
	notifier.process.crashAt(call, when);
	for (const job of [pageJobId(id, 0), ...recipients.map((recipient) => issueMailJobId(id, recipient))]) {
		notifier.clock.advance(MINUTE);
		await streamJob(notifier, job);
		if (notifier.process.hasCrashed) notifier.process.restart();
	}
	await reportDeliveries(fixture, from);
	notifier.clock.advance(LATER);
	await fixture.minutes(2);
	await reportDeliveries(fixture, from);
	return id;
}

test('an issue whose sending crashes at any call reaches every subscriber once, with correct figures', async () => {
	const fixture = await withReaders();
	const { process } = fixture.notifier;
	const crash = process.restart;
	let crashes = 0;
	process.restart = () => {
		crashes += 1;
		crash();
	};
	const points = chosenCrashPoints(CALLS);
	for (const point of points) {
		const id = await sendCrashing(fixture, point);
		const mailed = fixture.mailsOf(id).map(({ to }) => to);
		expect([point, mailed.sort()]).toEqual([point, READERS]);
		expect([point, await fixture.seen(id)]).toMatchObject([
			point,
			{ state: 'sent', progress: { recipients: 2, sent: 2, left: 0, failed: 0 } },
		]);
	}
	expect(crashes).toBeGreaterThan(points.length / 2);
	expect(crashes).toBeLessThan(points.length);
});
