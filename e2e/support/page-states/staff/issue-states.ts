import type { Page } from 'playwright-core';
import type { PageState } from '../page-state.ts';
import { press, steps, type, waitForText } from '../page-steps.ts';
import { list } from './admin-page.ts';

const ISSUE = {
	id: 'one',
	subject: 'A walk is not a small thing',
	preview: 'Twenty minutes, no phone, and what they do',
	content:
		'<h2>A walk is not a small thing</h2><p>Twenty minutes outside already help.</p><p><a href="/blogs/12">Read the article</a> on our site.</p>',
	updatedAt: '2026-11-24T07:30:00.000Z',
	version: 2,
};
const PROGRESS = {
	...{ startedAt: '2026-11-24T07:30:00.000Z', recipients: 214, sent: 161, complained: 1, cameBack: 3 },
	...{ unsubscribed: 2, failed: 0, left: 48 },
};

/** An issue as a response of the server, independent of the table. */
const answered = (issue: object) => async (page: Page) => {
	await page.route('**/api/admin/newsletter-issues/one', (route) => route.fulfill({ json: { ...ISSUE, ...issue } }));
	await page.route('**/api/admin/newsletter/count', (route) => route.fulfill({ json: { count: 214 } }));
};
const conflict = async (page: Page) => {
	await answered({ state: 'draft' })(page);
	await page.route('**/api/admin/newsletter-issues/one', async (route) => {
		if (route.request().method() !== 'PATCH') return route.fallback();
		const current = { status: 'draft', version: 3 };
		const problem = { code: 'changed_meanwhile', status: 409, errors: [], current };
		return route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem });
	});
};

const issue = { as: 'admin', largeTextFrom: 768, path: '/admin/newsletter-issues/one' } as const;

/** The newsletter from its draft to its last mail. */
export const staffIssueStates: readonly PageState[] = [
	{
		...issue,
		name: 'admin-issues',
		path: '/admin/newsletter-issues',
		texts: ['Subscribers', 'New issue'],
		loading: list('newsletter-issues', 'No issues yet', { noun: 'issues' }),
	},
	{
		...issue,
		name: 'admin-issue-draft',
		before: answered({ state: 'draft' }),
		texts: ['Send me a test', 'Send to subscribers'],
	},
	{
		...issue,
		name: 'admin-issue-sure',
		before: answered({ state: 'draft' }),
		act: steps(press('Send to subscribers'), waitForText('Yes, send it to 214 people')),
		texts: ['Keep it as a draft'],
	},
	{
		...issue,
		name: 'admin-issue-conflict',
		before: conflict,
		act: steps(type('Subject', 'A short walk'), press('Save draft'), waitForText('Save my version')),
		ignoredErrors: /status of 409/,
	},
	{
		...issue,
		name: 'admin-issue-sending',
		before: answered({ state: 'sending', progress: PROGRESS }),
		texts: ['It is being sent.', 'Their turn is still to come.'],
	},
	{
		...issue,
		name: 'admin-issue-stopped',
		before: answered({ state: 'stopped', progress: PROGRESS }),
		texts: ['It was stopped.', 'You stopped it before their turn.'],
	},
];
