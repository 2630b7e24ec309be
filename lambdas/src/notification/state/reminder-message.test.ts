import { readReminderMessage, reminderMessage } from './reminder-message.ts';

test('a reminder reads back as it was written', () => {
	expect(readReminderMessage(reminderMessage('01A', 3))).toEqual({
		kind: 'reminder',
		appointmentId: '01A',
		version: 3,
	});
});

test('the message of a sweep is read as a sweep', () => {
	expect(readReminderMessage('{"kind":"sweep"}')).toEqual({ kind: 'sweep' });
});

test.each([
	'',
	'null',
	'[]',
	'"sweep"',
	'{"kind":"reminder"}',
	'{"kind":"reminder","appointmentId":"a","version":1.5}',
])('a queue message %j is not read as a reminder or sweep', (body) => {
	expect(readReminderMessage(body)).toBeUndefined();
});
