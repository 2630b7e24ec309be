import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { anAppointment, bookingItems } from '../../../test-support/notification/builders.ts';
import { appointmentItem } from '../../appointment/appointment.items.ts';
import { reminderRepository } from './reminder.repository.ts';
import type { ReminderStore } from './reminder-store.ts';

const NOW = new Date('2026-11-18T07:30:00.000Z');

let table: FreshTable;
let reminders: ReminderStore;
beforeAll(async () => {
	table = await freshTable();
	reminders = reminderRepository(table.db, table.tableName);
});
afterAll(() => table.close());

const appointment = anAppointment();
/** Stores the appointment with a concurrent change. */
const store = async (change: object = {}) => {
	const [item] = bookingItems(appointment, NOW);
	await table.db.send(new PutCommand({ TableName: table.tableName, Item: { ...item, ...change } }));
};
const reminder = (given: object) => ({ reminder: { ...appointment.reminder, ...given } });

test('the test builders make the items of a real booking', () => {
	const [item] = bookingItems(appointment, NOW);
	expect(Object.keys(item ?? {}).sort()).toEqual(
		Object.keys(appointmentItem({ ...(item as Parameters<typeof appointmentItem>[0]) })).sort(),
	);
});

test('an unchanged appointment is claimed once, and the claim returns its new item', async () => {
	await store();
	const [first, second] = await Promise.all([reminders.claim(appointment, NOW), reminders.claim(appointment, NOW)]);
	const claimed = first ?? second;
	expect([first, second].filter(Boolean)).toHaveLength(1);
	expect(claimed?.reminder).toEqual({ state: 'sending', lease: NOW.getTime() + 5000, attempt: 1, seen: [] });
});

test.each([
	['cancelled', { status: 'cancelled' }],
	['moved', { ver: 2 }],
	['given a later reminder', { remindAt: '2026-11-18T07:31:00.001Z' }],
	['reminded about', reminder({ state: 'sent' })],
	['claimed by another worker', reminder({ state: 'sending', attempt: 1, lease: NOW.getTime() + 5000 })],
	['claimed and released by another worker', reminder({ state: 'pending', attempt: 1 })],
])('an appointment that was %s since it was read is not claimed', async (_what, change) => {
	await store(change);
	expect(await reminders.claim(appointment, NOW)).toBeUndefined();
});

test('settling and releasing a reminder do not overwrite a concurrent change', async () => {
	await store({ ver: 2 });
	await reminders.settle(appointment, 'sent');
	await reminders.release({ ...appointment, ...reminder({ state: 'sending' }) }, NOW);
	expect(await reminders.find(appointment.id)).toMatchObject({ ver: 2, reminder: { state: 'pending' } });
});

test('an event about an unknown appointment writes nothing', async () => {
	await reminders.recordAccepted('nobody', 1, 1);
	expect(await reminders.find('nobody')).toBeUndefined();
});
