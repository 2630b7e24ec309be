import { aTicket } from '../../testing/samples.ts';
import { plannedReminder, reminderWords } from './reminder-words.ts';

/** 24 hours before the sample visit, when its reminder goes out. */
const now = new Date('2026-11-18T07:30:00.000Z');

test('a reminder is announced with its day and time in Nairobi', () => {
	expect(reminderWords(aTicket(), new Date(now.getTime() - 1), 'by email').text).toBe(
		'It comes by email on Wed 18 Nov at 10:30 AM, 24 hours before. It will not name your service.',
	);
});

test('a reminder is not announced once its time has come', () => {
	const { title, text } = reminderWords(aTicket(), now, 'by SMS');
	expect(title).toBe('Your reminder');
	expect(text).toContain('It was due by SMS on Wed 18 Nov at 10:30 AM.');
});

test('a visit without a reminder says why', () => {
	const ticket = aTicket({ reminder: { kind: 'none' } });
	expect(reminderWords(ticket, now, 'by email').text).toContain('less than 24 hours away, so we send no reminder.');
	expect(reminderWords(ticket, new Date('2026-11-10T06:00:00.000Z'), 'by email').text).toBe(
		'We send no reminder for this visit. Please keep this ticket.',
	);
});

test('no reminder is announced to a client who opted out of messages', () => {
	expect(reminderWords(aTicket(), new Date('2026-11-10T06:00:00.000Z'), undefined).title).toBe('No reminder');
	expect(plannedReminder({ date: '2026-11-19', time: '12:00 PM' }, now, undefined)).toContain('no reminder comes');
});

describe('the planned reminder', () => {
	test.each([
		['nothing is chosen', undefined, undefined, 'We send a reminder 24 hours before.'],
		['the visit is more than 24 hours away', '2026-11-19', '12:00 PM', 'We send a reminder 24 hours before.'],
		['the visit is exactly 24 hours away', '2026-11-19', '10:30 AM', 'there will be no reminder'],
		['the visit is less than 24 hours away', '2026-11-19', '9:00 AM', 'there will be no reminder'],
	])('the planned reminder when %s', (_why, date, time, words) => {
		expect(plannedReminder({ date, time }, now, 'by email')).toContain(words);
	});
});
