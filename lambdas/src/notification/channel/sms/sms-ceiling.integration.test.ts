import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { smsEventOf } from '../../../../test-support/notification/fake-sms-service.ts';
import { appointmentDueFor, enqueueMail } from '../../../../test-support/notification/mail-jobs.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { notifyClients, PHONE } from '../../../../test-support/notification/notify-clients.ts';
import { runDueJobs } from '../../../../test-support/notification/run-due-jobs.ts';
import { storedJobs } from '../../../../test-support/notification/stored-jobs.ts';
import { smsCeiling } from './sms-ceiling.repository.ts';

const MINUTE = 60_000;
/** Three days before the visit of `builders.ts`, 10:30 AM. */
const NOW = '2026-11-16T07:30:00.000Z';

let table: FreshTable;
let fixture: NotificationFixture;
let clients: ReturnType<typeof notifyClients>;

const begin = async (given: { readonly smsPerMonth?: number; readonly hasCentre?: boolean } = {}) => {
	fixture = await notificationFixture({ ...table, start: NOW, ...given });
	clients = notifyClients(fixture);
};

beforeEach(async () => {
	table = await freshTable();
	await begin({ smsPerMonth: 100 });
});
afterEach(() => table.close());

describe('the ceiling of a month', () => {
	const spend = async (messages: number) =>
		fixture.put({ PK: 'SMS#SPENT', SK: '2026-11', entity: 'sms-spent', messages });

	test.each([
		[89, 'confirmation', true],
		[90, 'confirmation', false],
		[94, 'cancelled', true],
		[95, 'cancelled', false],
	] as const)('at %d of a hundred SMS of the month, a %s by SMS leaves: %s', async (spent, kind, leaves) => {
		await spend(spent);
		await clients.notify(kind, { phone: PHONE, notices: 'sms' });
		expect(clients.received()).toEqual(leaves ? { mails: [], sms: [kind] } : { mails: [kind], sms: [] });
		expect(fixture.smsAlarms).toEqual(leaves ? [] : ['SmsCeilingReached']);
	});

	test('SMS codes use at most three of ten SMS of the month, and one that was not sent does not count', async () => {
		const ceiling = smsCeiling(table.db, table.tableName, { messages: 100, onUsed: () => undefined });
		const at = new Date(NOW);
		const taken = await Promise.all(Array.from({ length: 40 }, () => ceiling.take('phone_code', at)));
		expect(taken.filter(Boolean)).toHaveLength(30);
		await ceiling.giveBack('phone_code', at);
		expect([await ceiling.take('phone_code', at), await ceiling.take('phone_code', at)]).toEqual([true, false]);
		expect(await ceiling.take('reminder', at)).toBe(true);
	});

	test('a reminder by SMS does not use the share reserved for on-duty alerts', async () => {
		await spend(97);
		await clients.remind({ phone: PHONE, hasEmail: false });
		expect(clients.received().sms).toEqual(['reminder']);
		await clients.remind({ phone: PHONE, hasEmail: false }, 'A2');
		expect(clients.received().sms).toEqual(['reminder']);
		expect((await clients.statesOf('A2')).sms.reminder).toMatchObject({ state: 'failed', reason: 'Ceiling' });
	});

	test('concurrent sends do not exceed the monthly ceiling', async () => {
		await spend(80);
		for (let index = 0; index < 30; index += 1) {
			await enqueueMail(fixture, 'confirmation', appointmentDueFor('confirmation', `B${index}`));
			await fixture.addClient(`B${index}`, { phone: PHONE, hasEmail: false });
		}
		await runDueJobs(fixture);
		const jobs = (await storedJobs(fixture)).filter(({ type }) => type === 'confirmation_sms');
		expect(jobs).toHaveLength(30);
		expect(fixture.sms.accepted).toHaveLength(10);
	});

	test('an SMS that was certainly not sent does not count', async () => {
		fixture.sms.plan(() => 'refuse');
		await clients.notify('confirmation', { phone: PHONE, hasEmail: false });
		expect(await fixture.read('SMS#SPENT', '2026-11')).toMatchObject({ messages: 0 });
	});

	test('a reached spend limit of the account is treated as the reached ceiling', async () => {
		fixture.sms.plan(() => 'spent');
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' });
		expect(clients.received()).toEqual({ mails: ['confirmation'], sms: [] });
		expect(fixture.smsAlarms).toEqual(['SmsSpendLimit']);
	});
});

describe('an SMS of unknown outcome', () => {
	test('an SMS of unknown outcome is not sent again after its event', async () => {
		fixture.sms.plan(() => 'accept_silently');
		await clients.notify('confirmation', { phone: PHONE, hasEmail: false });
		await fixture.receiveSmsEvent(smsEventOf(clients.lastSms()));
		for (let minute = 0; minute < 60; minute += 5) {
			fixture.clock.advance(5 * MINUTE);
			await fixture.sweep();
		}
		expect(clients.received().sms).toEqual(['confirmation']);
	});

	test('an SMS of unknown outcome is sent again after a quarter of an hour without an event, and not by mail meanwhile', async () => {
		fixture.sms.plan(() => 'lose');
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' });
		fixture.sms.plan(() => 'accept');
		fixture.clock.advance(15 * MINUTE);
		await fixture.sweep();
		expect(clients.received()).toEqual({ mails: [], sms: [] });
		fixture.clock.advance(MINUTE);
		await fixture.sweep();
		expect(clients.received()).toEqual({ mails: [], sms: ['confirmation'] });
	});
});
