/** A page of staff that depends on one API response. */
export interface LoadingState {
	readonly name: string;
	/** As in the states: `{Daniel}` is his appointment. */
	readonly path: string;
	/** The path of the call that the whole page depends on. */
	readonly api: string;
	readonly failed: string;
	/** An empty response, and the page's text for it. Absent where the response is never empty. */
	readonly empty?: { readonly json: object; readonly says: string };
	/** A text of the loaded page, where the response is never empty. */
	readonly says?: string;
}

const list = (name: string, path: string, api: string, says: string, noun = name): LoadingState => ({
	name,
	path: `/admin/${path}`,
	api: `/api/admin/${api}`,
	failed: `We could not load the ${noun}`,
	empty: { json: { data: [] }, says },
});

/** One that always has something to show. */
const shown = (
	name: string,
	path: string,
	api: string,
	{ failed, says }: { readonly failed: string; readonly says: string },
): LoadingState => ({
	...{ name, path: `/admin/${path}`, api: `/api/admin/${api}`, says },
	failed: `We could not load ${failed}`,
});

const noVisits = { data: [], counts: { all: 0, confirmed: 0, attended: 0, missed: 0, cancelled: 0 } };

/** Every page of the admin module with a loading state. */
export const adminLoadingStates: readonly LoadingState[] = [
	{ ...shown('dashboard', '', 'dashboard', { failed: 'the dashboard', says: 'Daniel Ouma' }), path: '/admin' },
	shown('day sheet', 'day-sheet', 'appointments', { failed: 'the day sheet', says: 'Daniel Ouma' }),
	shown('takings', 'takings', 'takings', { failed: 'the takings', says: 'Nothing was paid on' }),
	list('clients', 'clients', 'clients', 'No clients found'),
	shown('client', 'clients/{Daniel’s account}', 'clients/{Daniel’s account}', {
		failed: 'this client',
		says: 'daniel.ouma@example.com',
	}),
	shown('visits to be moved', 'to-be-moved', 'to-be-moved', { failed: 'the list', says: 'Nobody has to be moved' }),
	shown('waiting list', 'waiting-list', 'waiting-list', { failed: 'the waiting list', says: 'Nobody waits' }),
	{
		...list('appointments', 'appointments', 'appointments', 'No appointments found'),
		empty: { json: noVisits, says: 'No appointments found' },
	},
	shown('appointment', 'appointments/{Daniel}', 'appointments/{Daniel}', {
		failed: 'this appointment',
		says: 'daniel.ouma@example.com',
	}),
	{
		...list('calendar', 'calendar', 'appointments', 'Nobody comes'),
		empty: { json: noVisits, says: 'Nobody comes' },
	},
	list('questions and messages', 'inbox', 'inbox', 'No new questions and messages'),
	list('FAQs', 'faqs', 'faqs', 'No FAQs yet'),
	list('comments', 'comments', 'comments', 'No comments are waiting'),
	list('testimonials', 'testimonials', 'testimonials', 'No testimonials are waiting'),
	list('articles', 'blogs', 'articles', 'No articles yet'),
	shown('article', 'blogs/1', 'articles/1', { failed: 'this article', says: 'Published' }),
	list('services', 'sessions', 'services', 'There are no services yet'),
	shown('prices', 'sessions?part=prices', 'services', { failed: 'the prices', says: 'Nothing is changed yet.' }),
	list('psychologists', 'psychologists', 'psychologists', 'There are no psychologists yet'),
	{
		...list('closures', 'closures', 'closures', '', 'closures and holidays'),
		empty: { json: { data: [], holidays: [] }, says: 'No closures and no holidays in the next year' },
	},
	list('subscribers', 'newsletter', 'newsletter', 'No subscribers yet'),
	list('issues', 'newsletter-issues', 'newsletter-issues', 'No issues yet'),
	list('users', 'users', 'users', 'No users found'),
	shown('user', 'users/{Daniel’s account}', 'users/{Daniel’s account}', {
		failed: 'the account',
		says: 'daniel.ouma@example.com',
	}),
	shown('settings', 'settings', 'settings', { failed: 'the settings', says: 'Crisis lines' }),
	shown('words of crisis', 'settings/words-of-crisis', 'crisis', {
		failed: 'the words of crisis',
		says: 'Who is on duty',
	}),
	shown('launch checklist', 'settings/before-launch', 'launch-checklist', {
		failed: 'the checklist',
		says: 'Every crisis line was called',
	}),
	shown('breaches', 'registers', 'breaches', { failed: 'the breaches', says: 'No breach has been noted.' }),
	shown('hours requests', 'hours-requests', 'hours-requests', {
		failed: 'the requests',
		says: 'Nobody waits for an answer.',
	}),
	shown('reports', 'reports?span=last-month', 'reports/visits', { failed: 'the visits', says: 'No visits' }),
	list('audit', 'audit', 'audit', 'Nothing on'),
];
