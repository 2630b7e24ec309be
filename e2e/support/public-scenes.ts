import type { Page } from 'playwright-core';
import { down, empty, NETWORK, type Scene, slow } from './scene.ts';

const press = (name: string | RegExp) => (page: Page) =>
	page.getByRole('main').getByRole('button', { name }).first().click();

const type = (label: string | RegExp, text: string) => (page: Page) =>
	page.getByRole('main').getByLabel(label).first().fill(text);

/** One after the other. */
const steps =
	(...all: readonly ((page: Page) => Promise<unknown>)[]) =>
	async (page: Page): Promise<void> => {
		for (const step of all) await step(page);
	};

const see = (text: string | RegExp) => (page: Page) => page.getByText(text).filter({ visible: true }).first().waitFor();

const SAVED = 'We could not load the latest version. Showing saved content.';

const askQuestion = steps(
	type('Name', 'Otieno'),
	type(/Email/, 'otieno@example.com'),
	type(/question/i, 'Can I come with my sister to the first visit?'),
	press('Submit Question'),
);

const writeMessage = steps(
	type('Name', 'Akinyi'),
	type(/Email/, 'akinyi@example.com'),
	type(/Phone/, '+254 722 178 177'),
	type('Subject', 'Parking'),
	type('Message', 'Is there a place to park a matatu near you?'),
	press('Send Message'),
);

const home: readonly Scene[] = [
	{ name: 'home', path: '/', says: ['Schedule Physical Meeting', 'Explore Services'] },
	{ name: 'home-loading', path: '/', byLink: true, before: slow('/api/services', '/api/testimonials*', '/api/blogs') },
	{
		name: 'home-saved',
		path: '/',
		byLink: true,
		before: down('/api/services', '/api/testimonials*', '/api/blogs'),
		act: see(SAVED),
		mayComplain: NETWORK,
	},
];

const services: readonly Scene[] = [
	{ name: 'services', path: '/services' },
	{ name: 'services-open', path: '/services#anxiety-management' },
	{ name: 'services-loading', path: '/services', byLink: true, before: slow('/api/services') },
	{
		name: 'services-saved',
		path: '/services',
		byLink: true,
		before: down('/api/services'),
		act: see(SAVED),
		mayComplain: NETWORK,
	},
	{
		name: 'schedule-logged-out',
		path: '/services#anxiety-management',
		// In the service of the address: before the script is there, another may stand open.
		act: async (page) => {
			await page
				.locator('#anxiety-management')
				.getByRole('link', { name: /schedule/i })
				.click();
			await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
		},
		says: ['Please log in to schedule a session.', 'Welcome Back'],
	},
	{
		name: 'schedule-newcomer',
		path: '/services#anxiety-management',
		act: (page) =>
			page
				.locator('#anxiety-management')
				.getByRole('link', { name: /schedule/i })
				.click(),
		says: ['Create Your Account', 'This takes about a minute. Then you choose your time.'],
	},
];

const blog: readonly Scene[] = [
	{ name: 'blogs', path: '/blogs' },
	{ name: 'blogs-page-2', path: '/blogs?page=2' },
	{ name: 'blogs-found', path: '/blogs?search=anxiety' },
	{
		name: 'blogs-none',
		path: '/blogs?search=zebra%20crossing',
		says: [
			'No articles found',
			"We couldn't find any articles matching your search term. Try a different keyword or browse all articles.",
			'View All Articles',
		],
	},
	{ name: 'blogs-loading', path: '/blogs', byLink: true, before: slow('/api/blogs') },
	{ name: 'blogs-empty', path: '/blogs', byLink: true, before: empty('/api/blogs') },
	{
		name: 'blogs-saved',
		path: '/blogs',
		byLink: true,
		before: down('/api/blogs'),
		act: see(SAVED),
		mayComplain: NETWORK,
	},
	{ name: 'article', path: '/blogs/1', says: ['min read'] },
	{ name: 'article-liked', path: '/blogs/1', act: press(/^Like/), says: ['Liked'] },
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
	{ name: 'article-loading', path: '/blogs/3', byLink: true, before: slow('/api/blogs/3') },
	{
		name: 'article-saved',
		path: '/blogs/1',
		byLink: true,
		before: down('/api/blogs/**', '/api/blogs'),
		act: see(SAVED),
		mayComplain: NETWORK,
	},
	{
		name: 'article-not-found',
		path: '/blogs/no-such-article',
		says: [
			'Article Not Found',
			"The article you're looking for doesn't exist or has been removed.",
			'Browse All Articles',
		],
		mayComplain: NETWORK,
	},
];

const helpCenter: readonly Scene[] = [
	{ name: 'help-center', path: '/help-center', says: ['Still Have Questions?', 'Other Ways to Get Help'] },
	{
		name: 'help-center-open',
		path: '/help-center',
		act: (page) => page.getByRole('main').locator('summary').first().click(),
	},
	{ name: 'help-center-found', path: '/help-center?search=reschedule' },
	{
		name: 'help-center-none',
		path: '/help-center?search=zebra',
		says: ['No questions found', 'View All Questions'],
	},
	{ name: 'help-center-loading', path: '/help-center', byLink: true, before: slow('/api/faqs') },
	{
		name: 'help-center-saved',
		path: '/help-center',
		byLink: true,
		before: down('/api/faqs'),
		act: see(SAVED),
		mayComplain: NETWORK,
	},
	{
		name: 'question-refused',
		path: '/help-center',
		act: press('Submit Question'),
		says: ['Name is required', 'Email is required', 'Question is required'],
	},
	{
		name: 'question-wrong',
		path: '/help-center',
		act: steps(type(/Email/, 'not an address'), type(/question/i, 'short'), press('Submit Question')),
		says: ['Enter a valid email', 'Question must be at least 10 characters'],
	},
	{
		name: 'question-sent',
		path: '/help-center',
		act: steps(askQuestion, see('Question Submitted!')),
		says: ['Your question has been submitted successfully!', 'Question Submitted!', 'Ask Another Question'],
	},
	{
		name: 'question-failed',
		path: '/help-center',
		before: down('/api/faqs/submit'),
		act: steps(askQuestion, (page) => page.getByRole('main').getByRole('alert').first().waitFor()),
		mayComplain: NETWORK,
	},
];

const contact: readonly Scene[] = [
	{ name: 'contact', path: '/contact', says: ['Send Us a Message'] },
	{
		name: 'message-refused',
		path: '/contact',
		act: press('Send Message'),
		says: ['Name is required', 'Email is required', 'Subject is required', 'Message is required'],
	},
	{
		name: 'message-wrong',
		path: '/contact',
		act: steps(
			type(/Email/, 'not an address'),
			type(/Phone/, '12345'),
			type('Message', 'short'),
			press('Send Message'),
		),
		says: [
			'Enter a valid email',
			'Please enter a valid 10-digit phone number',
			'Message must be at least 10 characters',
		],
	},
	{
		name: 'message-sent',
		path: '/contact',
		act: steps(writeMessage, see('Message Sent!')),
		says: ['Your message has been sent successfully!', 'Message Sent!', 'Send Another Message'],
	},
	{
		name: 'message-failed',
		path: '/contact',
		before: down('/api/contact'),
		act: steps(writeMessage, (page) => page.getByRole('main').getByRole('alert').first().waitFor()),
		mayComplain: NETWORK,
	},
];

const otherPages: readonly Scene[] = [
	{ name: 'testimonials', path: '/testimonials' },
	{ name: 'testimonials-loading', path: '/testimonials', byLink: true, before: slow('/api/testimonials*') },
	{ name: 'testimonials-empty', path: '/testimonials', byLink: true, before: empty('/api/testimonials*') },
	{
		name: 'testimonials-saved',
		path: '/testimonials',
		byLink: true,
		before: down('/api/testimonials*'),
		act: see(SAVED),
		mayComplain: NETWORK,
	},
	{ name: 'testimonial-offer', path: '/testimonials', as: 'client' },
	{ name: 'terms', path: '/terms-of-service', says: ['June 15, 2025'] },
	{ name: 'privacy', path: '/privacy-policy', says: ['June 15, 2025'] },
	{ name: 'newsletter-confirm', path: `/newsletter/confirm?token=${'a'.repeat(43)}.${'b'.repeat(43)}` },
	{
		name: 'newsletter-invalid',
		path: `/newsletter/confirm?token=${'a'.repeat(43)}.${'b'.repeat(43)}`,
		act: steps((page) => page.getByRole('main').getByRole('button').first().click(), see(/no longer valid/)),
		mayComplain: NETWORK,
	},
	{ name: 'newsletter-unsubscribe', path: `/newsletter/unsubscribe?token=${'a'.repeat(43)}.${'b'.repeat(43)}` },
	{ name: 'help-now', path: '/help-now' },
	{ name: 'not-found', path: '/nothing-here', mayComplain: NETWORK },
];

/** What a visitor can come to see outside the account and booking. */
export const publicScenes: readonly Scene[] = [...home, ...services, ...blog, ...helpCenter, ...contact, ...otherPages];
