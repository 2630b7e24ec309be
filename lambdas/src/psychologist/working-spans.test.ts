import { type Schedule, workingSpans } from './psychologist.ts';

const schedule: Schedule = {
	weeklyHours: { monday: [{ from: '09:00', to: '17:00' }], tuesday: [{ from: '09:00', to: '17:00' }] },
	breaks: { monday: [{ from: '13:00', to: '14:00' }] },
	timeOff: [],
	version: 1,
};
/** A Monday and the Tuesday after it. */
const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'];
const hoursOn = (day: string, timeOff: Schedule['timeOff']) =>
	workingSpans({ ...schedule, timeOff }, day).map(({ from, to }) => `${from / 60} to ${to / 60}`);

test('time off for whole days removes all their hours', () => {
	expect(hoursOn(MONDAY, [{ from: '2026-11-20', to: MONDAY }])).toEqual([]);
	expect(hoursOn(TUESDAY, [{ from: '2026-11-20', to: MONDAY }])).toEqual(['9 to 17']);
});

test('time off for some hours leaves the other hours, on each of its days', () => {
	const mornings = [{ from: MONDAY, to: TUESDAY, hours: { from: '08:00', to: '11:30' } }];
	expect(hoursOn(MONDAY, mornings)).toEqual(['11.5 to 13', '14 to 17']);
	expect(hoursOn(TUESDAY, mornings)).toEqual(['11.5 to 17']);
});
