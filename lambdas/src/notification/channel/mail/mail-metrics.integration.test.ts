import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { anAppointment } from '../../../../test-support/notification/builders.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';

const MINUTE = 60_000;
const appointment = anAppointment({ id: '01APPT' });
const DUE = Date.parse(appointment.remindAt);

let table: FreshTable;
let fixture: NotificationFixture;
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: new Date(DUE - 60 * MINUTE).toISOString() });
	await fixture.book(appointment);
});
afterEach(() => table.close());

const remindAfter = async (minutes: number): Promise<void> => {
	fixture.clock.advance(DUE + minutes * MINUTE - fixture.clock.now().getTime());
	await fixture.sweep();
};

test('a reminder that leaves in time counts as one reminder and as not late', async () => {
	await remindAfter(6);
	expect(fixture.counted).toContain('reminder on time');
});

test('a reminder that leaves later than promised counts as late', async () => {
	await remindAfter(16);
	expect(fixture.counted).toContain('reminder late');
});

test('a reminder that cannot be sent counts as overdue only after its hour is over', async () => {
	fixture.mail.plan(({ tags }) => (tags.kind === 'reminder' ? 'refuse' : 'accept'));
	await remindAfter(50);
	expect(fixture.counted).not.toContain('reminder overdue');
	await remindAfter(61);
	expect(fixture.counted).toContain('reminder overdue');
});

test('a reminder that was not sent before its appointment began counts as late', async () => {
	await remindAfter(25 * 60);
	expect(fixture.counted).toContain('reminder late');
});

test('a lasting refusal by the mail service raises the alarm at once, not after 72 hours', async () => {
	fixture.mail.plan(() => 'reject');
	await remindAfter(6);
	expect(fixture.counted).toContain('mail refused');
});

test('a passing rate limit and a lost response raise no alarm', async () => {
	fixture.mail.plan(({ tags }) => (tags.kind === 'reminder' ? 'refuse' : 'lose'));
	await remindAfter(6);
	expect(fixture.counted).toEqual([]);
});
