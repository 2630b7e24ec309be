/** Valid bodies, for rows of the access matrix that must be refused only for their caller. */

export const aService = {
	title: 'A talk',
	shortDescription: 'A short talk.',
	description: 'A talk about what weighs on you.',
	image: 'service-stress-management',
	benefits: ['Somebody listens'],
	durationMinutes: 60,
	price: 3500,
	order: 1,
	active: false,
	version: 1,
};
export const aDataRequest = {
	askedOn: '2026-01-05',
	askedBy: 'The client',
	identity: 'Known at the desk',
	reason: 'Asked for it',
};
export const aPsychologist = {
	name: 'Achieng Odhiambo',
	serviceIds: [],
	active: false,
	weeklyHours: {},
	breaks: {},
	timeOff: [],
	version: 1,
};
export const aDraft = {
	title: 'A draft',
	snippet: '',
	author: '',
	aboutAuthor: '',
	category: 'Wellness',
	imageUrl: '',
	content: '<p>Words.</p>',
	version: 1,
};
export const anIssue = { subject: 'Asante', preview: '', content: '<p>Rest a little.</p>' };
export const aFaq = {
	question: 'May I bring tea?',
	answer: 'Yes.',
	category: 'General',
	order: 1,
	featured: false,
	version: 1,
};
