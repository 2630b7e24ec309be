import { SEGMENT } from '../../channel/sms/gsm-text.ts';
import { dayNoticeText } from './day-notice-text.ts';
import type { NetChange } from './net-changes.ts';

const at = (day: number, hour: number): string => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const some = (count: number, dayOf: (index: number) => number): readonly NetChange[] =>
	Array.from({ length: count }, (_, index) => ({
		appointmentId: String(index),
		what: 'booked',
		after: at(dayOf(index), 7),
	}));

test('the SMS lists a few changes one by one, with the address of the page', () => {
	const changes: readonly NetChange[] = [
		{ appointmentId: 'A', what: 'cancelled', before: at(25, 6), byClient: true },
		{ appointmentId: 'B', what: 'moved', before: at(26, 6), after: at(26, 11) },
	];
	expect(dayNoticeText(changes, 'tulia.example')).toBe(
		'Cancelled: Wed 25 Nov, 9:00 AM. Moved to: Thu 26 Nov, 2:00 PM, was Thu 26 Nov, 9:00 AM. tulia.example/admin/my-day',
	);
});

test('the SMS counts more changes by day, and very many as one total', () => {
	expect(
		dayNoticeText(
			some(7, (index) => 25 + (index % 2)),
			'tulia.example',
		),
	).toBe('Your visits changed: Wed 25 Nov: 4, Thu 26 Nov: 3. tulia.example/admin/my-day');
	expect(
		dayNoticeText(
			some(40, (index) => 10 + (index % 20)),
			'tulia.example',
		),
	).toBe('40 changes to your visits. tulia.example/admin/my-day');
});

test.each([1, 2, 3, 5, 9, 40])('the SMS about %d changes is one segment', (count) => {
	const text = dayNoticeText(
		some(count, (index) => 10 + (index % 20)),
		'a-centre-with-a-long-name.example',
	);
	expect(text.length).toBeLessThanOrEqual(SEGMENT);
});
