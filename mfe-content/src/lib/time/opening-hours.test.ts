import { openingHours } from '../../testing/sample-centre.ts';
import { spokenHours } from './opening-hours.ts';

test('the hours in a sentence name the open days and leave out the closed ones', () => {
	expect(spokenHours(openingHours)).toBe('Mon to Fri, 9\u00a0AM to 5\u00a0PM. Saturday, 9\u00a0AM to 2\u00a0PM.');
});

test('days with the same hours on both sides of a closed day are not joined', () => {
	const week = openingHours.map((entry) => (entry.day === 'wednesday' ? { day: entry.day } : entry));
	expect(spokenHours(week)).toContain('Mon to Tue, 9\u00a0AM to 5\u00a0PM. Thu to Fri, 9\u00a0AM to 5\u00a0PM.');
});
