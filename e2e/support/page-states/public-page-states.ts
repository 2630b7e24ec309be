import { contactStates, helpCenterStates } from './help-and-contact-states.ts';
import { apiAnswersEmpty, apiFails, apiHangs, NETWORK_ERRORS, type PageState } from './page-state.ts';
import { press, SAVED, steps, type, waitForText } from './page-steps.ts';

const home: readonly PageState[] = [
	{ name: 'home', path: '/', texts: ['Schedule Physical Meeting', 'Explore Services'] },
	{
		name: 'home-loading',
		path: '/',
		byLink: true,
		before: apiHangs('/api/services', '/api/testimonials*', '/api/blogs'),
	},
	{
		name: 'home-saved',
		path: '/',
		byLink: true,
		before: apiFails('/api/services', '/api/testimonials*', '/api/blogs'),
		act: waitForText(SAVED),
		ignoredErrors: NETWORK_ERRORS,
	},
];

const services: readonly PageState[] = [
	{ name: 'services', path: '/services' },
	{ name: 'services-open', path: '/services#anxiety-management' },
	{ name: 'services-loading', path: '/services', byLink: true, before: apiHangs('/api/services') },
	{
		name: 'services-saved',
		path: '/services',
		byLink: true,
		before: apiFails('/api/services'),
		act: waitForText(SAVED),
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'schedule-logged-out',
		path: '/services#anxiety-management',
		// In the linked service: before hydration another one may be open.
		act: async (page) => {
			await page
				.locator('#anxiety-management')
				.getByRole('link', { name: /schedule/i })
				.click();
			await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
		},
		texts: ['Please log in to schedule a session.', 'Welcome Back'],
	},
	{
		name: 'schedule-newcomer',
		path: '/services#anxiety-management',
		act: (page) =>
			page
				.locator('#anxiety-management')
				.getByRole('link', { name: /schedule/i })
				.click(),
		texts: ['Create Your Account', 'This takes about a minute. Then you choose your time.'],
	},
];

const psychologists: readonly PageState[] = [
	{ name: 'psychologists', path: '/psychologists', texts: ['The people you will meet', 'Amina Hassan', 'Kiswahili'] },
	{ name: 'psychologists-loading', path: '/psychologists', byLink: true, before: apiHangs('/api/psychologists') },
	{ name: 'psychologists-empty', path: '/psychologists', byLink: true, before: apiAnswersEmpty('/api/psychologists') },
	{
		name: 'psychologists-failed',
		path: '/psychologists',
		byLink: true,
		before: apiFails('/api/psychologists'),
		act: waitForText('We could not load our psychologists'),
		ignoredErrors: NETWORK_ERRORS,
	},
	{ name: 'psychologist', path: '/psychologists/amina-hassan', texts: ['Book with Amina', 'Licence CPB 000 102'] },
	{
		name: 'psychologist-failed',
		path: '/psychologists/amina-hassan',
		byLink: true,
		before: apiFails('/api/psychologists/*'),
		act: waitForText('We could not load this page'),
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'psychologist-not-found',
		path: '/psychologists/nobody',
		texts: ['Psychologist not found', 'See who is here'],
		ignoredErrors: NETWORK_ERRORS,
	},
];

const blog: readonly PageState[] = [
	{ name: 'blogs', path: '/blogs' },
	{ name: 'blogs-page-2', path: '/blogs?page=2' },
	{ name: 'blogs-found', path: '/blogs?search=anxiety' },
	{
		name: 'blogs-none',
		path: '/blogs?search=zebra%20crossing',
		texts: [
			'No articles found',
			"We couldn't find any articles matching your search term. Try a different keyword or browse all articles.",
			'View All Articles',
		],
	},
	{ name: 'blogs-loading', path: '/blogs', byLink: true, before: apiHangs('/api/blogs') },
	{ name: 'blogs-empty', path: '/blogs', byLink: true, before: apiAnswersEmpty('/api/blogs') },
	{
		name: 'blogs-saved',
		path: '/blogs',
		byLink: true,
		before: apiFails('/api/blogs'),
		act: waitForText(SAVED),
		ignoredErrors: NETWORK_ERRORS,
	},
	{ name: 'article', path: '/blogs/1', texts: ['min read'] },
	{ name: 'article-liked', path: '/blogs/1', act: press(/^Like/), texts: ['Liked'] },
	{ name: 'article-share', path: '/blogs/1', act: press(/^Share/) },
	{ name: 'article-comment-refused', path: '/blogs/2', act: press('Post comment') },
	{
		name: 'article-comment-sent',
		path: '/blogs/2',
		act: steps(
			type('Name', 'Kamau'),
			type(/Email/, 'kamau@example.com'),
			type(/^Comment/, 'Thank you. This helped my brother.'),
			press('Post comment'),
			(page) => page.getByRole('button', { name: /another comment/i }).waitFor(),
		),
	},
	{ name: 'article-loading', path: '/blogs/3', byLink: true, before: apiHangs('/api/blogs/3') },
	{
		name: 'article-saved',
		path: '/blogs/1',
		byLink: true,
		before: apiFails('/api/blogs/**', '/api/blogs'),
		act: waitForText(SAVED),
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'article-not-found',
		path: '/blogs/no-such-article',
		texts: [
			'Article Not Found',
			"The article you're looking for doesn't exist or has been removed.",
			'Browse All Articles',
		],
		ignoredErrors: NETWORK_ERRORS,
	},
];

const otherPages: readonly PageState[] = [
	{ name: 'testimonials', path: '/testimonials' },
	{ name: 'testimonials-loading', path: '/testimonials', byLink: true, before: apiHangs('/api/testimonials*') },
	{ name: 'testimonials-empty', path: '/testimonials', byLink: true, before: apiAnswersEmpty('/api/testimonials*') },
	{
		name: 'testimonials-saved',
		path: '/testimonials',
		byLink: true,
		before: apiFails('/api/testimonials*'),
		act: waitForText(SAVED),
		ignoredErrors: NETWORK_ERRORS,
	},
	{ name: 'testimonial-offer', path: '/testimonials', as: 'client' },
	{ name: 'terms', path: '/terms-of-service', texts: ['June 15, 2025'] },
	{ name: 'privacy', path: '/privacy-policy', texts: ['June 15, 2025'] },
	{ name: 'newsletter-confirm', path: `/newsletter/confirm?token=${'a'.repeat(43)}.${'b'.repeat(43)}` },
	{
		name: 'newsletter-invalid',
		path: `/newsletter/confirm?token=${'a'.repeat(43)}.${'b'.repeat(43)}`,
		act: steps((page) => page.getByRole('main').getByRole('button').first().click(), waitForText(/no longer valid/)),
		ignoredErrors: NETWORK_ERRORS,
	},
	{ name: 'newsletter-unsubscribe', path: `/newsletter/unsubscribe?token=${'a'.repeat(43)}.${'b'.repeat(43)}` },
	{
		name: 'offer-invalid',
		path: `/offer?token=${'A'.repeat(26)}.${'b'.repeat(22)}`,
		texts: ['This link does not work'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{ name: 'help-now', path: '/help-now' },
	{ name: 'not-found', path: '/nothing-here', ignoredErrors: NETWORK_ERRORS },
];

/** The public pages, without account and booking. */
export const publicPageStates: readonly PageState[] = [
	...home,
	...services,
	...psychologists,
	...blog,
	...helpCenterStates,
	...contactStates,
	...otherPages,
];
