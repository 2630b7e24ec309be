/** A page of staff that shows what an answer of the API holds. */
export interface LoadingState {
	readonly name: string;
	/** As in the states: `{Daniel}` is his appointment. */
	readonly path: string;
	/** The path of the request everything on the page hangs on. */
	readonly api: string;
	readonly failed: string;
	/** What an empty answer looks like, and what the page then says. Absent where there is always something. */
	readonly empty?: { readonly json: object; readonly says: string };
	/** What stands there once the true answer has come, where there is no empty one. */
	readonly says?: string;
}

const list = (name: string, path: string, api: string, says: string, noun = name): LoadingState => ({
	name,
	path: `/admin/${path}`,
	api: `/api/admin/${api}`,
	failed: `We could not load the ${noun}`,
	empty: { json: { data: [] }, says },
});

const noVisits = { data: [], counts: { all: 0, confirmed: 0, attended: 0, missed: 0, cancelled: 0 } };

/** Every page of the admin module that waits for an answer. */
export const adminLoadingStates: readonly LoadingState[] = [
	{
		name: 'dashboard',
		path: '/admin',
		api: '/api/admin/dashboard',
		failed: 'We could not load the dashboard',
		says: 'Daniel Ouma',
	},
	{
		...list('appointments', 'appointments', 'appointments', 'No appointments found'),
		empty: { json: noVisits, says: 'No appointments found' },
	},
	{
		name: 'appointment',
		path: '/admin/appointments/{Daniel}',
		api: '/api/admin/appointments/{Daniel}',
		failed: 'We could not load this appointment',
		says: 'daniel.ouma@example.com',
	},
	{
		...list('calendar', 'calendar', 'appointments', 'Nobody comes'),
		empty: { json: noVisits, says: 'Nobody comes' },
	},
	list('questions and messages', 'inbox', 'inbox', 'No new questions and messages'),
	list('FAQs', 'faqs', 'faqs', 'No FAQs yet'),
	list('comments', 'comments', 'comments', 'No comments are waiting'),
	list('testimonials', 'testimonials', 'testimonials', 'No testimonials are waiting'),
	list('articles', 'blogs', 'articles', 'No articles yet'),
	{
		name: 'article',
		path: '/admin/blogs/1',
		api: '/api/admin/articles/1',
		failed: 'We could not load this article',
		says: 'Published',
	},
	list('services', 'sessions', 'services', 'There are no services yet'),
	list('psychologists', 'psychologists', 'psychologists', 'There are no psychologists yet'),
	{
		...list('closures', 'closures', 'closures', '', 'closures and holidays'),
		empty: { json: { data: [], holidays: [] }, says: 'No closures and no holidays in the next year' },
	},
	list('subscribers', 'newsletter', 'newsletter', 'No subscribers yet'),
	list('issues', 'newsletter-issues', 'newsletter-issues', 'No issues yet'),
	list('users', 'users', 'users', 'No users found'),
	{
		name: 'user',
		path: '/admin/users/{Daniel’s account}',
		api: '/api/admin/users/{Daniel’s account}',
		failed: 'We could not load the account',
		says: 'daniel.ouma@example.com',
	},
	{
		name: 'settings',
		path: '/admin/settings',
		api: '/api/admin/settings',
		failed: 'We could not load the settings',
		says: 'Crisis lines',
	},
	list('audit', 'audit', 'audit', 'Nothing on'),
];
