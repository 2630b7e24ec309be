import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import { staffTuesday } from '../../testing/sample-staff-times.ts';
import { dayWords, nextFree, offerText } from './free-times.ts';

/** Tuesday, 10 November, 9:50 AM at the centre. */
const NOW = new Date('2026-11-10T06:50:00.000Z');
const shown = (times: StaffTimes, now = NOW) =>
	nextFree(times, now).map(({ time, psychologist }) => `${time} ${psychologist}`);

test('only free half hours are offered, earliest first, and today none within the next hour', () => {
	expect(shown(staffTuesday)).toEqual(['12:00 PM Peter Otieno', '2:00 PM Amina Hassan', '2:00 PM Peter Otieno']);
});

test('all free times of another day are offered, six at most', () => {
	const times = Array.from({ length: 9 }, (_, at) => ({ time: `${at + 1}:00 AM`, state: 'free' as const }));
	const day = { ...staffTuesday, date: '2026-11-12', psychologists: [{ id: 'p1', name: 'Amina', times }] };
	expect(shown(day)).toHaveLength(6);
	expect(shown(day)[0]).toBe('1:00 AM Amina');
});

test('the text of an offer names the time, and says that nothing is booked or held', () => {
	const [time] = nextFree(staffTuesday, NOW);
	expect(time && offerText(time, NOW, '0700 000 100')).toBe(
		'Peter Otieno has time for you today, Tue 10 Nov at 12:00 PM. Does that suit you? Tell us by answering this email or on 0700 000 100, and we book it for you: until then the time is free for others, too.',
	);
	expect([dayWords('2026-11-10', NOW), dayWords('2026-11-12', NOW)]).toEqual(['Today', 'Thu 12 Nov']);
});
