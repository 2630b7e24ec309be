import type { ArticleCard } from '@tulia/contracts/article/schemas';
import type { CentreProfile, OpeningHours } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import type { Testimonial } from '@tulia/contracts/testimonial/schemas';

const weekday = { opens: '09:00', closes: '17:00' } as const;

/** The hours of the specification, section 1. */
export const openingHours: readonly OpeningHours[] = [
	{ day: 'monday', ...weekday },
	{ day: 'tuesday', ...weekday },
	{ day: 'wednesday', ...weekday },
	{ day: 'thursday', ...weekday },
	{ day: 'friday', ...weekday },
	{ day: 'saturday', opens: '09:00', closes: '14:00' },
	{ day: 'sunday' },
];

/** A centre for tests, unlike the seed's: what a page shows of it, it read. */
export const profile: CentreProfile = {
	name: 'Pumzika House',
	tagline: 'Counselling by the lake',
	motto: 'Rest a little.',
	address: { lines: ['Jacaranda Court', 'Oginga Odinga Street', 'Kisumu'], mapUrl: 'https://maps.example/kisumu' },
	phones: { main: '0700 111 222', support: '0700 333 444' },
	emails: { general: 'hello@pumzika.example', support: 'help@pumzika.example' },
	openingHours: [...openingHours],
	socialLinks: [],
	responseTimes: { questions: '24-48 hours', email: '24 hours' },
	claims: { satisfactionPercent: 91, reviewCount: 240 },
	mailSender: { name: 'Pumzika House', email: 'appointments@pumzika.example' },
	timeZone: 'Africa/Nairobi',
	currency: 'KES',
	crisisLines: [],
	ticketPrefix: 'PUM',
};

const service = (id: string, title: string): Service => ({
	id,
	title,
	shortDescription: `A line about ${title}.`,
	description: `All about ${title}.`,
	image: `service-${id}`,
	benefits: [`First good of ${title}`, `Second good of ${title}`],
	durationMinutes: 90,
	price: 350_000,
});

export const services: readonly Service[] = [
	service('depression-therapy', 'Depression Therapy'),
	service('addiction-recovery', 'Addiction Recovery'),
	service('anxiety-management', 'Anxiety Management'),
	service('family-therapy', 'Family Therapy'),
];

export const testimonials: readonly Testimonial[] = [
	{ id: 't1', name: 'Grace M.', message: 'I drove home with the windows down.', rating: 5, date: '2026-09-14' },
	{ id: 't2', name: 'Naomi W.', message: 'Nobody took sides.', rating: 5, date: '2026-08-02' },
	{ id: 't3', name: 'Kiprono K.', message: 'They ask me about my goats.', rating: 4, date: '2026-07-21' },
	{ id: 't4', name: 'Amani O.', message: 'She packs her own bag.', rating: 5, date: '2026-06-30' },
];

const article = (id: string, title: string, createdAt: string): ArticleCard => ({
	id,
	title,
	snippet: `The start of ${title}.`,
	author: 'Amina Hassan',
	category: 'Anxiety',
	createdAt,
	readTime: '5 min read',
	imageUrl: 'cover-anxiety',
});

export const articles: readonly ArticleCard[] = [
	article('1', 'The first ten minutes', '2026-11-01T21:30:00.000Z'),
	article('2', 'The first ninety days', '2026-10-27T06:00:00.000Z'),
	article('3', 'Three minutes of quiet', '2026-10-19T06:00:00.000Z'),
	article('4', 'Sleep for shift workers', '2026-09-30T06:00:00.000Z'),
];
