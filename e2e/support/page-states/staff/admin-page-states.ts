import type { Page } from 'playwright-core';
import type { PageState } from '../page-state.ts';
import { press, steps, type, unfold, waitForText } from '../page-steps.ts';
import { adminPage, draftBack, list, shown } from './admin-page.ts';
import { staffArticleStates } from './article-states.ts';
import { staffCalendarStates } from './calendar-states.ts';
import { centreStates } from './centre-states.ts';
import { frontDeskStates } from './front-desk-states.ts';
import { staffHoursStates } from './hours-states.ts';
import { staffInboxStates } from './inbox-states.ts';
import { staffIssueStates } from './issue-states.ts';
import { staffSeriesStates } from './series-states.ts';
import { staffWaitingStates } from './waiting-states.ts';

/** A new client with a phone and an address, and the remaining fields. */
const describeNewPerson = steps(
	type('Phone or name', 'Wambui Njeri'),
	press(/^New person with/),
	type(/^Phone/, '0712 345 678'),
	type(/^Email/, 'wambui@example.com'),
	press('More about this person'),
	(page) => page.getByRole('checkbox', { name: /^Use of health details/ }).check(),
	waitForText('How did they say it?'),
);

const phoneOf = (shown: string) => ({ number: `+254${shown.replaceAll(' ', '').slice(1)}`, shown, confirmed: true });

/** Three clients to phone: not tried, tried three times, without a number; a noted call is answered realistically. */
async function toPhone(page: Page): Promise<void> {
	const phoneCall = { about: 'confirmation', from: '2026-12-01T06:00:00.000Z' };
	await page.route('**/api/admin/appointments?needs=phone*', async (route) => {
		const response = await route.fetch({ url: route.request().url().replace('needs=phone', 'status=confirmed') });
		const { data } = await response.json();
		const [first, second, third] = data
			.filter(({ user }: { readonly user: { readonly name: string } }) => /Mary|Lydia|Brian/.test(user.name))
			.map((row: object) => ({ ...row, phoneCall }));
		const tried = { unanswered: { count: 3, at: second.attendedFrom } };
		const rows = [
			{ ...first, user: { ...first.user, phone: phoneOf('0700 000 204') } },
			{ ...second, ...tried, user: { ...second.user, phone: phoneOf('0700 000 317') } },
			third,
		];
		await route.fulfill({ response, json: { data: rows } });
	});
	await page.route('**/api/admin/appointments/*/phone-call', async (route) => {
		const listed = await page.request.fetch(route.request().url().replace('/phone-call', ''), {
			headers: { authorization: (await route.request().allHeaders()).authorization ?? '' },
		});
		const { phoneCall, ...appointment } = await listed.json();
		const phoned = { at: appointment.attendedFrom };
		await route.fulfill({ json: { appointment: { ...appointment, phoned, phonedVersion: 1 } } });
	});
}

const noVisits = { data: [], counts: { all: 0, confirmed: 0, attended: 0, missed: 0, cancelled: 0 } };

/** Every page of the admin module. `{Daniel}` is his appointment of the day that `prepareStaffDay` makes. */
export const adminPageStates: readonly PageState[] = [
	{
		...adminPage('admin-dashboard', '/admin', 'Needs an outcome'),
		loading: shown('dashboard', 'the dashboard', 'Daniel Ouma'),
	},
	{
		...adminPage('admin-my-day-of-nobody', '/admin/my-day', 'This account is not tied to a psychologist.'),
		ignoredErrors: /status of 404/,
	},
	adminPage('admin-my-profile-of-nobody', '/admin/my-profile', 'This account is not tied to a psychologist'),
	{
		...adminPage('admin-appointments', '/admin/appointments', 'Daniel Ouma'),
		loading: list('appointments', 'No appointments found', { json: noVisits }),
	},
	{
		...adminPage('admin-appointments-more', '/admin/appointments'),
		act: steps(press('More filters'), (page) => page.getByLabel('Status').waitFor()),
	},
	{
		...adminPage('admin-appointments-phone', '/admin/appointments?needs=phone', 'No message reached them'),
		before: toPhone,
		act: steps(press(/^They know: Mary/), waitForText(/^They know, said/)),
	},
	adminPage('admin-appointments-no-outcome', '/admin/appointments?needs=outcome', 'Over: did they come?'),
	adminPage(
		'admin-appointments-none',
		'/admin/appointments?search=nobody-is-called-so',
		'No appointments found',
		'Try adjusting your search or filter criteria.',
	),
	{
		...adminPage('admin-appointment', '/admin/appointments/{Daniel}', 'Daniel Ouma'),
		loading: shown('appointments/{Daniel}', 'this appointment', 'daniel.ouma@example.com'),
	},
	{ ...adminPage('admin-takings', '/admin/takings'), loading: shown('takings', 'the takings', 'Nothing was paid on') },
	adminPage('admin-reports', '/admin/reports?from={today}&to={today}', 'Visits attended', 'When the rooms are used'),
	{
		...adminPage('admin-reports-none', '/admin/reports?span=last-month', 'No visits'),
		loading: shown('reports/visits', 'the visits', 'No visits'),
	},
	adminPage('admin-appointment-new', '/admin/appointments/new'),
	{
		...adminPage(
			'admin-appointment-new-person',
			'/admin/appointments/new',
			'What they agree to',
			'How did they say it?',
		),
		act: describeNewPerson,
	},
	{
		...adminPage('admin-calendar', '/admin/calendar'),
		loading: list('appointments', 'Nobody comes', { json: noVisits, noun: 'calendar' }),
	},
	adminPage('admin-calendar-day', '/admin/calendar?look=day'),
	adminPage('admin-calendar-list', '/admin/calendar?look=list', 'Today with'),
	{ ...adminPage('admin-clients', '/admin/clients', 'Daniel Ouma'), loading: list('clients', 'No clients found') },
	adminPage('admin-clients-none', '/admin/clients?search=nobody-is-called-so', 'No clients found'),
	{
		...adminPage('admin-client', '/admin/clients/{Daniel’s account}', 'daniel.ouma@example.com', 'How to reach them'),
		loading: shown('clients/{Daniel’s account}', 'this client', 'daniel.ouma@example.com'),
	},
	{
		...adminPage('admin-client-copy', '/admin/clients/{Daniel’s account}', 'How you made sure who it is'),
		act: steps(unfold('Their data'), press('Give them a copy')),
	},
	{
		...adminPage('admin-client-erasure', '/admin/clients/{Daniel’s account}', 'This cannot be undone.'),
		act: steps(unfold('Their data'), press('Erase this client')),
	},
	adminPage('admin-client-merge', '/admin/clients/{Daniel’s account}/merge?search=Ouma', 'Find the other record'),
	adminPage(
		'admin-client-merge-two',
		'/admin/clients/{Daniel’s account}/merge?with={Grace’s account}',
		'Both records, side by side',
		'It cannot be taken back.',
	),
	{
		...adminPage('admin-to-be-moved', '/admin/to-be-moved', 'Nobody has to be moved'),
		loading: shown('to-be-moved', 'the list', 'Nobody has to be moved'),
	},
	{
		...adminPage('admin-day-sheet', '/admin/day-sheet', 'Daniel Ouma', 'Arrived'),
		loading: shown('appointments', 'the day sheet', 'Daniel Ouma'),
	},
	{ ...adminPage('admin-blogs', '/admin/blogs'), loading: list('articles', 'No articles yet') },
	{ ...adminPage('admin-blog', '/admin/blogs/1'), loading: shown('articles/1', 'this article', 'Published') },
	{
		...adminPage('admin-comment-in-crisis', '/admin/comments', 'Publish this comment on the website?'),
		act: press(/^Publish: Somebody/),
	},
	{
		...adminPage('admin-comments', '/admin/comments', 'The part about breathing helped me this week.'),
		loading: list('comments', 'No comments are waiting'),
	},
	{ ...adminPage('admin-faqs', '/admin/faqs', 'Edit'), loading: list('faqs', 'No FAQs yet', { noun: 'FAQs' }) },
	{
		...adminPage('admin-testimonials', '/admin/testimonials', 'I was listened to, and I slept again.'),
		loading: list('testimonials', 'No testimonials are waiting'),
	},
	{
		...adminPage('admin-inbox', '/admin/inbox', 'Parking', 'May my sister sit in the room with me?'),
		loading: list('inbox', 'No new questions and messages', { noun: 'questions and messages' }),
	},
	adminPage('admin-inbox-questions', '/admin/inbox?kind=questions', 'May my sister sit in the room with me?'),
	adminPage('admin-inbox-none', '/admin/inbox?state=spam', 'No questions and messages here'),
	{
		...adminPage('admin-inbox-item', '/admin/inbox?kind=messages', 'Send reply'),
		act: press(/Parking/),
	},
	...staffInboxStates,
	draftBack(
		'admin-inbox-draft',
		'/admin/inbox?kind=messages',
		press(/Parking/),
		type(/^Reply to \w+$/, 'Yes, beside the gate. The guard'),
	),
	draftBack('admin-faq-draft', '/admin/faqs?edit=new', type('Question', 'May I bring my sister?')),
	{
		...adminPage('admin-newsletter', '/admin/newsletter'),
		loading: list('newsletter', 'No subscribers yet', { noun: 'subscribers' }),
	},
	...staffIssueStates,
	...centreStates,
	...frontDeskStates,
	...staffArticleStates,
	...staffCalendarStates,
	...staffHoursStates,
	...staffSeriesStates,
	...staffWaitingStates,
];
