import type { Page } from 'playwright-core';
import type { PageState } from '../page-state.ts';
import { press, reloadWithDraft, steps, type, waitForText } from '../page-steps.ts';
import { staffArticleStates } from './article-states.ts';
import { staffCalendarStates } from './calendar-states.ts';
import { frontDeskStates } from './front-desk-states.ts';
import { staffHoursStates } from './hours-states.ts';
import { staffInboxStates } from './inbox-states.ts';
import { staffIssueStates } from './issue-states.ts';
import { staffSeriesStates } from './series-states.ts';
import { staffWaitingStates } from './waiting-states.ts';

const adminPage = (name: string, path: string, ...says: readonly string[]): PageState => ({
	...{ name, path, texts: says },
	as: 'admin',
	largeTextFrom: 768,
});

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

/** Always shown on a wide screen. */
const openMenu = async (page: Page): Promise<void> => {
	const button = page.getByRole('button', { name: 'Admin menu' });
	if (await button.isVisible()) await button.click();
};

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

const BACK = 'What you typed here is back';

/** A form draft, restored after a reload. */
const draftBack = (
	name: string,
	path: string,
	...typing: readonly ((page: Page) => Promise<unknown>)[]
): PageState => ({
	...adminPage(name, path, BACK),
	act: steps(...typing, reloadWithDraft, waitForText(BACK)),
});

/** Every page of the admin module. `{Daniel}` is his appointment of the day that `prepareStaffDay` makes. */
export const adminPageStates: readonly PageState[] = [
	adminPage('admin-dashboard', '/admin', 'Needs an outcome'),
	{
		...adminPage('admin-my-day-of-nobody', '/admin/my-day', 'This account is not tied to a psychologist.'),
		ignoredErrors: /status of 404/,
	},
	adminPage('admin-my-profile-of-nobody', '/admin/my-profile', 'This account is not tied to a psychologist'),
	adminPage('admin-appointments', '/admin/appointments', 'Daniel Ouma'),
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
	adminPage('admin-appointment', '/admin/appointments/{Daniel}', 'Daniel Ouma'),
	adminPage('admin-takings', '/admin/takings'),
	adminPage('admin-reports', '/admin/reports?from={today}&to={today}', 'Visits attended', 'When the rooms are used'),
	adminPage('admin-reports-none', '/admin/reports?span=last-month', 'No visits'),
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
	adminPage('admin-calendar', '/admin/calendar'),
	adminPage('admin-calendar-day', '/admin/calendar?look=day'),
	adminPage('admin-calendar-list', '/admin/calendar?look=list', 'Today with'),
	adminPage('admin-clients', '/admin/clients', 'Daniel Ouma'),
	adminPage('admin-clients-none', '/admin/clients?search=nobody-is-called-so', 'No clients found'),
	adminPage('admin-client', '/admin/clients/{Daniel’s account}', 'daniel.ouma@example.com', 'How to reach them'),
	{
		...adminPage('admin-client-copy', '/admin/clients/{Daniel’s account}', 'How you made sure who it is'),
		act: press('Give them a copy'),
	},
	{
		...adminPage('admin-client-erasure', '/admin/clients/{Daniel’s account}', 'This cannot be undone.'),
		act: press('Erase this client'),
	},
	adminPage('admin-client-merge', '/admin/clients/{Daniel’s account}/merge?search=Ouma', 'Find the other record'),
	adminPage(
		'admin-client-merge-two',
		'/admin/clients/{Daniel’s account}/merge?with={Grace’s account}',
		'Both records, side by side',
		'It cannot be taken back.',
	),
	adminPage('admin-to-be-moved', '/admin/to-be-moved', 'Nobody has to be moved'),
	adminPage('admin-day-sheet', '/admin/day-sheet', 'Daniel Ouma', 'Arrived'),
	adminPage('admin-blogs', '/admin/blogs'),
	adminPage('admin-blog', '/admin/blogs/1'),
	{
		...adminPage('admin-comment-in-crisis', '/admin/comments', 'Publish this comment on the website?'),
		act: press(/^Publish: Somebody/),
	},
	adminPage('admin-comments', '/admin/comments', 'The part about breathing helped me this week.'),
	adminPage('admin-faqs', '/admin/faqs', 'Edit'),
	adminPage('admin-testimonials', '/admin/testimonials', 'I was listened to, and I slept again.'),
	adminPage('admin-inbox', '/admin/inbox', 'Parking', 'May my sister sit in the room with me?'),
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
	adminPage('admin-newsletter', '/admin/newsletter'),
	...staffIssueStates,
	adminPage('admin-centre', '/admin/centre', 'Services and prices', 'accounts'),
	{ ...adminPage('admin-menu', '/admin/centre', 'To be moved'), act: openMenu },
	adminPage('admin-services', '/admin/sessions', 'Family Therapy'),
	adminPage('admin-service', '/admin/sessions?edit=family-therapy', 'Offered to clients'),
	{
		...adminPage(
			'admin-service-taken-away',
			'/admin/sessions?edit=family-therapy',
			'Not saved yet: one coming visit is concerned',
		),
		act: steps(
			(page) => page.getByRole('checkbox', { name: 'Offered to clients' }).uncheck(),
			press(/^Save/),
			waitForText('Save all the same'),
		),
		ignoredErrors: /status of 409/,
	},
	draftBack(
		'admin-service-draft',
		'/admin/sessions?edit=stress-management',
		type('Short description', 'For weeks that are too full.'),
	),
	adminPage('admin-psychologists', '/admin/psychologists', 'Sees clients'),
	adminPage('admin-psychologist', '/admin/psychologists?edit=amina-hassan', 'Free times, next seven days'),
	adminPage('admin-closures', '/admin/closures', 'Christmas Day'),
	adminPage('admin-users', '/admin/users', 'Daniel Ouma'),
	adminPage('admin-user', '/admin/users/{Daniel’s account}', 'daniel.ouma@example.com'),
	adminPage('admin-prices', '/admin/sessions?part=prices', 'Nothing is changed yet.'),
	{
		...adminPage('admin-prices-currency', '/admin/sessions?part=prices', '35 is the old number.', 'Still empty'),
		act: steps(
			(page) => page.getByLabel('Currency').selectOption('KES'),
			type(/^Depression Therapy, price/, '4,500'),
			type(/^Addiction Recovery, price/, '4,500'),
			type(/^Anxiety Management, price/, '35'),
		),
	},
	adminPage('admin-settings', '/admin/settings', 'Line under the name'),
	...['contact', 'hours', 'chat', 'crisis-lines', 'claims', 'office', 'psychologists', 'off'].map((part) =>
		adminPage(`admin-settings-${part}`, `/admin/settings?part=${part}`, 'What you changed in any part'),
	),
	adminPage('admin-registers', '/admin/registers', 'Requests for data'),
	adminPage('admin-breach-new', '/admin/registers/breaches/new', 'When it was noticed'),
	adminPage('admin-data-request-new', '/admin/registers/requests/new', 'What they ask for'),
	adminPage('admin-crisis-settings', '/admin/settings/words-of-crisis', 'Who is on duty', 'Try a sentence'),
	adminPage('admin-launch', '/admin/settings/before-launch', 'Every crisis line was called'),
	adminPage('admin-audit', '/admin/audit', 'Day before'),
	adminPage('admin-audit-visits', '/admin/audit?days=31&thing=visit', 'booked the visit of', 'All about this'),
	adminPage('admin-audit-none', '/admin/audit?days=7&thing=launch', 'Nothing from', 'Try other days'),
	adminPage('admin-note-readings', '/admin/audit/notes', 'Whose notes?'),
	{
		...adminPage('admin-note-readings-none', '/admin/audit/notes?client=nobody', 'Nothing was read'),
		ignoredErrors: /status of 404/,
	},
	...frontDeskStates,
	...staffArticleStates,
	...staffCalendarStates,
	...staffHoursStates,
	...staffSeriesStates,
	...staffWaitingStates,
];
