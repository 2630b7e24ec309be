import { openingHours } from '../../testing/sample-centre.ts';
import { spokenHours } from './opening-hours.ts';

test('a sentence names the open days and leaves out the closed', () => {
	expect(spokenHours(openingHours)).toBe('Mon to Fri, 9\u00a0AM to 5\u00a0PM. Saturday, 9\u00a0AM to 2\u00a0PM.');
});

test('days that only look alike across a closed one are not one span', () => {
	const week = openingHours.map((entry) => (entry.day === 'wednesday' ? { day: entry.day } : entry));
	expect(spokenHours(week)).toContain('Mon to Tue, 9\u00a0AM to 5\u00a0PM. Thu to Fri, 9\u00a0AM to 5\u00a0PM.');
});
