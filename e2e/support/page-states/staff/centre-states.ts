import type { Page } from 'playwright-core';
import type { PageState } from '../page-state.ts';
import { press, steps, type, waitForText } from '../page-steps.ts';
import { adminPage, draftBack, list, shown } from './admin-page.ts';

/** Always shown on a wide screen. */
const openMenu = async (page: Page): Promise<void> => {
	const button = page.getByRole('button', { name: 'Admin menu' });
	if (await button.isVisible()) await button.click();
};

/** Centre and the pages of its cards. */
export const centreStates: readonly PageState[] = [
	adminPage('admin-centre', '/admin/centre', 'Services and prices', 'accounts'),
	{ ...adminPage('admin-menu', '/admin/centre', 'To be moved'), act: openMenu },
	{
		...adminPage('admin-services', '/admin/sessions', 'Family Therapy'),
		loading: list('services', 'There are no services yet'),
	},
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
	{
		...adminPage('admin-psychologists', '/admin/psychologists', 'Sees clients'),
		loading: list('psychologists', 'There are no psychologists yet'),
	},
	adminPage('admin-psychologist', '/admin/psychologists?edit=amina-hassan', 'Free times, next seven days'),
	{
		...adminPage('admin-closures', '/admin/closures', 'Christmas Day'),
		loading: list('closures', 'No closures and no holidays in the next year', {
			json: { data: [], holidays: [] },
			noun: 'closures and holidays',
		}),
	},
	{ ...adminPage('admin-users', '/admin/users', 'Daniel Ouma'), loading: list('users', 'No users found') },
	{
		...adminPage('admin-user', '/admin/users/{Daniel’s account}', 'daniel.ouma@example.com'),
		loading: shown('users/{Daniel’s account}', 'the account', 'daniel.ouma@example.com'),
	},
	{
		...adminPage('admin-prices', '/admin/sessions?part=prices', 'Nothing is changed yet.'),
		loading: shown('services', 'the prices', 'Nothing is changed yet.'),
	},
	{
		...adminPage('admin-prices-currency', '/admin/sessions?part=prices', '35 is the old number.', 'Still empty'),
		act: steps(
			(page) => page.getByLabel('Currency').selectOption('KES'),
			type(/^Depression Therapy, price/, '4,500'),
			type(/^Addiction Recovery, price/, '4,500'),
			type(/^Anxiety Management, price/, '35'),
		),
	},
	{
		...adminPage('admin-settings', '/admin/settings', 'Line under the name'),
		loading: shown('settings', 'the settings', 'Crisis lines'),
	},
	...['contact', 'hours', 'chat', 'crisis-lines', 'claims', 'office', 'psychologists', 'off'].map((part) =>
		adminPage(`admin-settings-${part}`, `/admin/settings?part=${part}`, 'What you changed in any part'),
	),
	{
		...adminPage('admin-registers', '/admin/registers', 'Requests for data'),
		loading: shown('breaches', 'the breaches', 'No breach has been noted.'),
	},
	adminPage('admin-breach-new', '/admin/registers/breaches/new', 'When it was noticed'),
	adminPage('admin-data-request-new', '/admin/registers/requests/new', 'What they ask for'),
	{
		...adminPage('admin-crisis-settings', '/admin/settings/words-of-crisis', 'Who is on duty', 'Try a sentence'),
		loading: shown('crisis', 'the words of crisis', 'Who is on duty'),
	},
	{
		...adminPage('admin-launch', '/admin/settings/before-launch', 'Every crisis line was called'),
		loading: shown('launch-checklist', 'the checklist', 'Every crisis line was called'),
	},
	{ ...adminPage('admin-audit', '/admin/audit', 'Day before'), loading: list('audit', 'Nothing on') },
	adminPage('admin-audit-visits', '/admin/audit?days=31&thing=visit', 'booked the visit of', 'All about this'),
	adminPage('admin-audit-none', '/admin/audit?days=7&thing=launch', 'Nothing from', 'Try other days'),
	adminPage('admin-note-readings', '/admin/audit/notes', 'Whose notes?'),
	{
		...adminPage('admin-note-readings-none', '/admin/audit/notes?client=nobody', 'Nothing was read'),
		ignoredErrors: /status of 404/,
	},
];
