import type { InboxAssignment, InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { timeOn } from '@tulia/test-kit/clock';
import type { Page } from 'playwright-core';
import { apiAnswersChanged, type PageState } from '../page-state.ts';
import { press, steps, waitForText } from '../page-steps.ts';

const MINUTE = 60_000;

/** The assignment of open entries, by the clock of the page. */
const withAssignment = (assignmentAt: (inMinutes: (minutes: number) => string) => InboxAssignment) => (page: Page) =>
	page.route('**/api/admin/inbox/*/*/assignment', async (route) => {
		const now = await timeOn(page);
		await route.fulfill({ json: assignmentAt((minutes) => new Date(now + minutes * MINUTE).toISOString()) });
	});

/** Open entries with words of crisis. */
const inCrisis = apiAnswersChanged<{ readonly data: readonly InboxItem[] }>(
	'/api/admin/inbox?kind=messages*',
	(page) => ({
		...page,
		data: page.data.map((item) => ({ ...item, mayBeInCrisis: true })),
	}),
);

/** One colleague on duty, and one without notices: the day of staff has only the owner. */
const withColleagues = (page: Page) =>
	page.route('**/api/admin/inbox-colleagues', (route) =>
		route.fulfill({
			json: {
				data: [
					{ userId: 'u4', name: 'Kevin Otieno', onDuty: true, hasMail: true },
					{ userId: 'u2', name: 'Rose Wambui', onDuty: false, hasMail: false },
				],
			},
		}),
	);

const messages = { as: 'admin', largeTextFrom: 768, path: '/admin/inbox?kind=messages' } as const;

/** A message with words of crisis, and its assignment. */
export const staffInboxStates: readonly PageState[] = [
	{
		...messages,
		name: 'admin-inbox-crisis',
		before: inCrisis,
		act: steps(press(/Parking/), waitForText('I have them on the phone')),
		texts: ['This person may be in danger. Please phone now if you can.', 'I have them on the phone'],
	},
	{
		...messages,
		name: 'admin-inbox-call-of-colleague',
		before: steps(
			inCrisis,
			withAssignment((inMinutes) => ({
				onPhone: { userId: 'u2', name: 'Rose Wambui', since: inMinutes(-5), until: inMinutes(55) },
			})),
		),
		act: steps(press(/Parking/), waitForText('Please do not call as well.')),
		texts: ['Rose Wambui has them on the phone since', 'I have them on the phone now'],
	},
	{
		...messages,
		name: 'admin-inbox-with-colleague',
		before: steps(
			inCrisis,
			withColleagues,
			withAssignment((inMinutes) => ({
				assignee: { userId: 'u3', name: 'Dr. Nyambura Otieno', since: inMinutes(-5), by: 'Rose Wambui' },
			})),
		),
		act: steps(press(/Parking/), press('Hand to somebody else'), waitForText('Whom do you hand it to?')),
		texts: [
			'With Dr. Nyambura Otieno since',
			'Handed over by Rose Wambui.',
			'Take over',
			'Hand to Kevin',
			'gets no email',
		],
	},
];
