import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import type { StaffComment } from '@tulia/contracts/comment/staff-schemas';
import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import type { StaffTestimonial } from '@tulia/contracts/testimonial/staff-schemas';

/** A comment to be moderated. */
export const akinyi: StaffComment = {
	id: 'c1',
	article: { id: 'a-1', title: 'Small habits' },
	name: 'Akinyi',
	email: 'akinyi@example.com',
	comment: 'This helped me <b>today</b>.',
	createdAt: '2026-11-09T12:00:00.000Z',
	state: 'pending',
	mayBeInCrisis: false,
	version: 1,
};

/** A testimonial to be moderated, with its writer's consent. */
export const joan: StaffTestimonial = {
	id: 't1',
	name: 'Joan',
	message: 'They listened to me.',
	rating: 4,
	mayBeInCrisis: false,
	date: '2026-11-08',
	state: 'pending',
	consent: { version: '2026-11', at: '2026-11-08T09:00:00.000Z' },
	version: 1,
};

export const daniel: InboxItem = {
	kind: 'messages',
	id: 'm1',
	name: 'Daniel Ouma',
	email: 'daniel@example.com',
	phone: '0712345678',
	subject: 'Help for my brother',
	text: 'May I come with him?\nAsante.',
	createdAt: '2026-11-10T06:12:00.000Z',
	state: 'new',
	replies: [],
	mayBeInCrisis: false,
	version: 1,
};

/** A draft as staff open it. */
export const aDraft: StaffArticle = {
	id: 'a-1',
	title: 'Small habits',
	snippet: 'Three things to try.',
	author: 'Dr. Nyambura Kamau',
	aboutAuthor: 'A psychologist at the centre.',
	category: 'Anxiety',
	imageUrl: 'cover-anxiety',
	content: '<p>Begin with one breath.</p>',
	createdAt: '2026-11-01T08:00:00.000Z',
	updatedAt: '2026-11-01T08:00:00.000Z',
	readTime: '1 min read',
	state: 'draft',
	hasNewerDraft: false,
	version: 3,
};
