import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenCrashPoints, crashAtEach } from '../../../../test-support/notification/crash-injection.ts';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import { smsEventOf } from '../../../../test-support/notification/fake-sms-service.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { PHONE } from '../../../../test-support/notification/notify-clients.ts';
import { addPsychologist, changeDay } from '../../../../test-support/notification/psychologists-days.ts';
import { storedJobs } from '../../../../test-support/notification/stored-jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = '2026-11-18T07:30:00.000Z';
const TODAY = '2026-11-18T15:00:00.000Z';
/** An upper bound of the calls that collecting, a mail and an SMS make. */
const CALLS = 30;

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

/** Delivers every event twice. */
async function reportDeliveries(fixture: NotificationFixture): Promise<void> {
	for (const mail of [...fixture.mail.accepted, ...fixture.mail.accepted]) await fixture.receiveEvent(eventOf(mail));
	for (const sms of [...fixture.sms.accepted, ...fixture.sms.accepted]) await fixture.receiveSmsEvent(smsEventOf(sms));
}

const psychologistOf = (id: string) => ({ userId: `user-${id}`, psychologistId: `psy-${id}` });

test('a change of a day is sent once by each channel when the notifier crashes at any call and its events arrive twice', async () => {
	const fixture = await notificationFixture({ ...table, start: START });
	const points = chosenCrashPoints(CALLS);
	for (const { id } of points)
		await addPsychologist(fixture, { channel: 'both', phone: { number: PHONE, proof: 'code' } }, psychologistOf(id));
	const crashed = await crashAtEach(fixture.process, points, async (id) => {
		fixture.clock.moveTo(START);
		await changeDay(fixture, { id, psychologistId: psychologistOf(id).psychologistId, after: TODAY });
		fixture.clock.advance(16 * MINUTE);
		const isOfThis = ({ ref }: { readonly ref: string }) => ref.startsWith(`psy-${id} `);
		for (let round = 0; round < 2; round += 1)
			await fixture.streamJobs((await storedJobs(fixture)).filter((job) => isOfThis(job) && job.state === 'pending'));
	});
	expect(crashed.length).toBeGreaterThan(points.length / 3);
	expect(crashed.length).toBeLessThan(points.length);
	for (let passed = 0; passed < 4 * HOUR; passed += 5 * MINUTE) {
		await reportDeliveries(fixture);
		fixture.clock.advance(5 * MINUTE);
		await fixture.sweep();
	}
	const mailsPerChange = points.map(
		({ id }) => fixture.mail.accepted.filter(({ tags }) => tags.ref === `user-${id}`).length,
	);
	const messagesPerChange = points.map(
		({ id }) => fixture.sms.accepted.filter(({ tags }) => tags.jobId.startsWith(`day-notice-psy-${id}-1`)).length,
	);
	expect(mailsPerChange).toEqual(points.map(() => 1));
	expect(messagesPerChange).toEqual(points.map(() => 1));
});
