import { reachable, stepIn, stepOf } from './booking-step.ts';

const who = { serviceId: 'anxiety-management', forWhom: 'me' } as const;
const all = { ...who, date: '2026-11-19', time: '10:30 AM' };

test.each([
	['', 'who'],
	['?step=when', 'when'],
	['?step=check', 'check'],
	['?step=pay', 'who'],
])('the address %j opens the step %s', (search, step) => {
	expect(stepIn(search)).toBe(step);
});

test.each([
	['check', {}, 'who'],
	['check', who, 'when'],
	['check', { ...who, date: '2026-11-19' }, 'when'],
	['check', all, 'check'],
	['when', { serviceId: 'anxiety-management' }, 'who'],
	['who', all, 'who'],
] as const)('a link to the step %s opens the first with an unanswered question', (asked, values, step) => {
	expect(reachable(asked, values)).toBe(step);
});

test('an invalid field is found in its step', () => {
	expect(['forWhom', 'psychologistId', 'time', 'notes'].map(stepOf)).toEqual(['who', 'when', 'when', 'check']);
});
