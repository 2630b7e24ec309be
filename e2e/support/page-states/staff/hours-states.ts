import type { HoursRequestToDecide, MyHours } from '@tulia/contracts/own-hours/schemas';
import type { PageState } from '../page-state.ts';
import { press, steps, type, waitForText } from '../page-steps.ts';
import { shown } from './admin-page.ts';

const staffPage = { as: 'admin', largeTextFrom: 768 } as const;

const day = [{ from: '09:00', to: '17:00' }];
const plan = {
	weeklyHours: { monday: day, tuesday: day, thursday: day, friday: day },
	breaks: { monday: [{ from: '13:00', to: '13:30' }] },
	timeOff: [{ from: '2030-12-24', to: '2030-12-28' }],
};
const request: NonNullable<MyHours['request']> = {
	state: 'open',
	before: plan,
	after: {
		...plan,
		weeklyHours: { ...plan.weeklyHours, friday: [{ from: '09:00', to: '13:00' }] },
		timeOff: [...plan.timeOff, { from: '2030-11-08', to: '2030-11-08', hours: { from: '13:30', to: '17:00' } }],
	},
	reason: 'The school play of my daughter.',
	askedAt: '2026-11-20T06:00:00.000Z',
	version: 1,
};
const mine: MyHours = {
	...{ psychologist: { id: 'amina-hassan', name: 'Amina Hassan' }, ...plan },
	...{ version: 4, rule: 'ask_first', request },
};

/** The owner in these states is no psychologist: their own hours are mocked. */
const myHours = (name: string, hours: MyHours, ...texts: readonly string[]): PageState => ({
	...{ ...staffPage, name, path: '/admin/my-hours', texts },
	before: (page) => page.route('**/api/admin/my-hours', (route) => route.fulfill({ json: hours })),
	act: waitForText(texts[0] ?? 'My week'),
});

const decided = {
	at: '2026-11-20T09:00:00.000Z',
	by: 'Nyambura Otieno',
	words: 'We are two short that day. Could it be the week after?',
};

const toDecide: HoursRequestToDecide = {
	...{ psychologist: mine.psychologist, before: request.before, after: request.after, reason: 'The school play.' },
	...{ askedAt: request.askedAt, version: 1, isOutdated: false },
	affected: [{ id: 'unknown', ticketNumber: 'TUL-26-4K7M9', scheduledFor: '2030-11-08T11:00:00.000Z' }],
};

const requests = (name: string, data: readonly HoursRequestToDecide[], text: string): PageState => ({
	...{ ...staffPage, name, path: '/admin/hours-requests', texts: [text] },
	before: (page) => page.route('**/api/admin/hours-requests', (route) => route.fulfill({ json: { data } })),
	act: waitForText(text),
});

/** A psychologist’s own hours, and the owner's requests. */
export const staffHoursStates: readonly PageState[] = [
	myHours('admin-my-hours', { ...mine, rule: 'at_once' }, 'What you save counts at once.'),
	myHours('admin-my-hours-asked', mine, 'Change my request'),
	myHours('admin-my-hours-declined', { ...mine, request: { ...request, state: 'declined', decided } }, decided.words),
	{
		...myHours('admin-my-hours-form', mine, 'Send request'),
		act: steps(press('Change my request'), waitForText('Send request')),
	},
	{
		...{ ...staffPage, name: 'admin-my-hours-of-nobody', path: '/admin/my-hours' },
		texts: ['This account is not tied to a psychologist.'],
		ignoredErrors: /status of 404/,
	},
	{
		...requests('admin-hours-requests', [toDecide], 'If you accept, one coming visit is concerned'),
		act: type('A word to Amina Hassan', 'Enjoy it.'),
	},
	requests(
		'admin-hours-requests-outdated',
		[{ ...toDecide, affected: [], isOutdated: true }],
		'This cannot be accepted any more',
	),
	{
		...requests('admin-hours-requests-none', [], 'Nobody waits for an answer.'),
		loading: shown('hours-requests', 'the requests', 'Nobody waits for an answer.'),
	},
];
