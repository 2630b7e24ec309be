import type { XssContent } from './xss-content.ts';

/** A page, the fields whose texts must be shown in lists, and the fields shown for the one record with all payloads. */
export type Shown = readonly [path: string, lists: readonly string[], ones?: readonly string[]];

type Places = Pick<XssContent, 'ids' | 'closedOn'>;

/** Prerendered pages for visitors. */
export const publicPages = ({ ids }: Places): readonly Shown[] => [
	[
		'/',
		['profile.name', 'profile.tagline', 'profile.motto'],
		['service.title', 'article.title', 'testimonial.message'],
	],
	['/services', ['service.title', 'service.shortDescription', 'service.description', 'service.benefits']],
	[
		'/psychologists',
		[
			...['psychologist.name', 'psychologist.profile.title', 'psychologist.profile.summary'],
			'psychologist.profile.licence.number',
		],
	],
	[
		`/psychologists/${ids.psychologist}`,
		[],
		[
			...['psychologist.name', 'psychologist.profile.title', 'psychologist.profile.summary'],
			...['psychologist.profile.about', 'psychologist.profile.licence.board'],
		],
	],
	['/contact', ['profile.address.lines.0', 'profile.phones.main', 'profile.emails.general']],
	['/help-center', ['faq.question', 'faq.answer', 'profile.responseTimes.questions']],
	['/testimonials', ['testimonial.name', 'testimonial.message']],
	['/blogs', ['article.title', 'article.snippet']],
	[`/blogs/${ids.article}`, ['article.title', 'article.author', 'article.aboutAuthor']],
	['/help-now', ['profile.crisisLines.0.name', 'profile.crisisLines.0.helpsWith', 'profile.crisisLines.0.hours']],
];

/** Pages for clients and staff. */
export const guardedPages = ({ ids, closedOn }: Places): readonly Shown[] => [
	['/schedule-appointment', ['service.title', 'psychologist.name']],
	['/admin/appointments/new', ['service.title']],
	['/admin/appointments', ['service.title', 'psychologist.name']],
	['/admin/clients', ['client.name']],
	[`/admin/clients/${ids.client}`, [], ['client.name']],
	['/admin/day-sheet', ['psychologist.name']],
	[
		`/admin/sessions?edit=${ids.service}`,
		[],
		['service.title', 'service.shortDescription', 'service.description', 'service.benefits'],
	],
	['/admin/sessions', ['service.title']],
	['/admin/psychologists', ['psychologist.name']],
	[`/admin/psychologists?edit=${ids.psychologist}`, [], ['psychologist.name']],
	['/admin/closures', ['closure.reason']],
	[`/admin/calendar?day=${closedOn}`, [], ['closure.reason']],
	['/admin/audit?thing=client', ['client.name']],
	['/admin/audit?thing=psychologist', ['psychologist.name']],
	['/admin/audit?thing=article', [], ['article.title']],
	['/admin/faqs', ['faq.question']],
	[`/admin/faqs?edit=${ids.faq}`, [], ['faq.question', 'faq.answer']],
	[`/admin/inbox?kind=questions&state=answered&open=questions-${ids.question}`, ['question.answer']],
	['/admin/testimonials?state=published', ['testimonial.name', 'testimonial.message']],
	[`/admin/inbox?state=answered&open=messages-${ids.message}`, ['message.reply']],
	['/admin/blogs', ['article.title']],
	[`/admin/blogs/${ids.article}`, [], ['article.title', 'article.snippet', 'article.author', 'article.aboutAuthor']],
	[`/admin/blogs/${ids.article}/versions/2`, [], ['article.title', 'article.author', 'article.aboutAuthor']],
	['/admin/settings', ['profile.name', 'profile.motto', 'profile.address.lines.0', 'profile.crisisLines.0.hours']],
];
