import { centre } from '../../testing/sample-profile.ts';
import { quickReplies, withParagraph } from './quick-replies.ts';

const known = {
	profile: centre,
	services: [
		{
			id: 'family-therapy',
			title: 'Family Therapy',
			shortDescription: '',
			description: '',
			image: '',
			benefits: [],
			durationMinutes: 60,
			price: 4500,
		},
	],
	origin: 'https://tulia.example',
};
const textOf = (label: string): string => quickReplies(known, false).find((reply) => reply.label === label)?.text ?? '';

test('the opening hours are those of the centre, in as few lines as it has different ones', () => {
	expect(textOf('Opening hours').split('\n')).toEqual([
		'We are open:',
		'Mon to Sat: 9:00 AM to 5:00 PM',
		'Sunday: closed',
		'You reach us on 0700 000 100.',
	]);
});

test('the crisis numbers are those of the centre, each with what it helps with, and hours only where a source says them', () => {
	expect(textOf('Crisis numbers').split('\n').slice(1)).toEqual([
		'1199, Red Cross: Any crisis',
		'116, Childline, 24 hours: Children',
	]);
});

test('an offer of a time leads to the page where it is booked', () => {
	expect(textOf('Where to see times')).toContain('https://tulia.example/schedule-appointment');
});

test('a paragraph follows what was typed after an empty line, and never makes a reply too long to send', () => {
	expect(withParagraph('', 'Hours.')).toBe('Hours.');
	expect(withParagraph('Karibu.\n', 'Hours.')).toBe('Karibu.\n\nHours.');
	const full = 'a'.repeat(2990);
	expect(withParagraph(full, 'More than ten.')).toBe(full);
});

test('what is offered is named with its length and price, and left out while it is loading', () => {
	expect(textOf('Services and prices').split('\n')).toEqual([
		'What we offer, and what a visit costs:',
		'Family Therapy, 60 minutes: $45',
		'More about each: https://tulia.example/services',
	]);
	const labels = quickReplies({ ...known, services: [] }, false).map(({ label }) => label);
	expect(labels).not.toContain('Services and prices');
});

test('what is not done by email leads to a visit and to whom to call', () => {
	expect(textOf('Not by email')).toContain('https://tulia.example/schedule-appointment');
	expect(textOf('Not by email')).toContain('https://tulia.example/help-now');
});

test('the crisis numbers come first where somebody may be in danger', () => {
	expect(quickReplies(known, true)[0]?.label).toBe('Crisis numbers');
	expect(quickReplies(known, false)[0]?.label).toBe('Where to see times');
});
