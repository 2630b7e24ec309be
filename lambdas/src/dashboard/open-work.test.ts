import { openWork } from './open-work.ts';

const none = { messages: 0, questions: 0, comments: 0, testimonials: 0 };
const ever = {
	open: { ...none, messages: 3, crisis: none },
	handed: [
		{ to: 'rose', since: '2026-11-24T06:00:00.000Z' },
		{ to: 'nyambura', since: '2026-11-24T09:00:00.000Z' },
	],
};
const NOW = new Date('2026-11-24T10:00:00.000Z');
const TOMORROW = new Date('2026-11-25T06:00:00.000Z');

test.each([
	['of one assignee', 'rose', NOW, 1],
	['of other staff', 'wanjiru', NOW, 2],
	['of other staff, unless they were assigned over a day ago', 'wanjiru', TOMORROW, 1],
])('entries assigned to colleagues are left out of the work %s', (_whose, userId, now, withColleagues) => {
	expect(openWork(ever, userId, now)).toEqual({ ...ever.open, withColleagues });
});
