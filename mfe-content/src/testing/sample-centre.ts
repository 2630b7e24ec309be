import type { ArticleCard } from '@tulia/contracts/article/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { PsychologistCard, PsychologistDetail } from '@tulia/contracts/psychologist/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { aProfile } from '@tulia/test-kit/sample-centre';

export const profile: CentreProfile = aProfile();

export const { openingHours } = profile;

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

export const psychologists: readonly PsychologistCard[] = [
	{
		id: 'amina',
		name: 'Amina Hassan',
		serviceIds: ['family-therapy', 'anxiety-management'],
		portrait: 'portrait-scarf',
		title: 'Child and family psychologist',
		summary: 'Starts with drawing and play.',
		languages: [
			{ tag: 'en', name: 'English' },
			{ tag: 'sw', name: 'Kiswahili', nameLang: 'sw' },
		],
		licence: { number: 'CPB 1', board: 'Counsellors and Psychologists Board' },
	},
	{ id: 'nyambura', name: 'Dr. Nyambura Otieno', serviceIds: ['family-therapy'] },
];

/** The first sample psychologist, in full. */
export const psychologist: PsychologistDetail = {
	...(psychologists[0] ?? { id: '', name: '', serviceIds: [] }),
	about: 'You stay close by.\n\nShe talks with you at the end.',
};

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
