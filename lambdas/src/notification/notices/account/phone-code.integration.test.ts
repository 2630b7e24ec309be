import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { PHONE } from '../../../../test-support/notification/notify-clients.ts';
import { phoneCodeJob } from '../../../client/phone-code.items.ts';
import { newJob } from '../../../outbox/job.items.ts';

/** 11 PM in Nairobi. */
const NIGHT = '2026-11-16T20:00:00.000Z';
const MINUTE = 60_000;

let table: FreshTable;
let fixture: NotificationFixture;

beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: NIGHT });
});
afterEach(() => table.close());

const code = { number: PHONE, code: '482017', until: '2026-11-16T20:10:00.000Z' } as const;

async function ask() {
	const job = newJob(phoneCodeJob({ id: 'J1', ref: 'C1', now: fixture.clock.now() }, code, fields));
	await fixture.put(job);
	await fixture.streamJobs([job]);
	return fixture.read('JOB#J1', 'J');
}

test('an SMS code is sent at once, also at night, and is not left in the table', async () => {
	const job = await ask();
	expect(fixture.sms.accepted).toMatchObject([{ to: PHONE, text: expect.stringContaining('482017') }]);
	expect(job).toMatchObject({ state: 'done' });
	expect(job).not.toHaveProperty('sealed');
	expect(JSON.stringify(fixture.sms.accepted[0]?.tags)).not.toMatch(/482017|712345678/);
});

test('an SMS code of unknown outcome is not sent again', async () => {
	fixture.sms.plan(() => 'lose');
	expect(await ask()).toMatchObject({ state: 'obsolete' });
	fixture.clock.advance(30 * MINUTE);
	await fixture.sweep();
	expect(fixture.sms.calls).toHaveLength(1);
});

test('an SMS code that was not sent within its ten minutes is not sent later', async () => {
	fixture.sms.plan(() => 'refuse');
	await ask();
	fixture.sms.plan(() => 'accept');
	fixture.clock.advance(11 * MINUTE);
	await fixture.sweep();
	expect(fixture.sms.accepted).toEqual([]);
	expect(await fixture.read('JOB#J1', 'J')).toMatchObject({ state: 'obsolete' });
});

test('a number that opted out gets no SMS code', async () => {
	await fixture.phones.stop(PHONE, 'sms', NIGHT);
	expect(await ask()).toMatchObject({ state: 'suppressed' });
	expect(fixture.sms.calls).toEqual([]);
});

test('a number that failed before gets an SMS code, because its owner requested one', async () => {
	await fixture.phones.flagUndeliverable(PHONE, '2026-11-10T06:00:00.000Z');
	expect(await ask()).toMatchObject({ state: 'done' });
	expect(fixture.sms.accepted).toHaveLength(1);
});
