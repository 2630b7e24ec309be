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

test('the opening hours are those of the profile, with equal weekdays in one line', () => {
	expect(textOf('Opening hours').split('\n')).toEqual([
		'We are open:',
		'Mon to Sat: 9:00 AM to 5:00 PM',
		'Sunday: closed',
		'You reach us on 0700 000 100.',
	]);
});

test('each crisis line is shown with its purpose, and with hours only if the profile has them', () => {
	expect(textOf('Crisis numbers').split('\n').slice(1)).toEqual([
		'1199, Red Cross: Any crisis',
		'116, Childline, 24 hours: Children',
	]);
});

test('an offer of a time links to the booking page', () => {
	expect(textOf('Where to see times')).toContain('https://tulia.example/schedule-appointment');
});

test('a paragraph is appended after an empty line, and never makes a reply too long to send', () => {
	expect(withParagraph('', 'Hours.')).toBe('Hours.');
	expect(withParagraph('Karibu.\n', 'Hours.')).toBe('Karibu.\n\nHours.');
	const full = 'a'.repeat(2990);
	expect(withParagraph(full, 'More than ten.')).toBe(full);
});

test('the services are listed with length and price, and left out while loading', () => {
	expect(textOf('Services and prices').split('\n')).toEqual([
		'What we offer, and what a visit costs:',
		'Family Therapy, 60 minutes: $45',
		'More about each: https://tulia.example/services',
	]);
	const labels = quickReplies({ ...known, services: [] }, false).map(({ label }) => label);
	expect(labels).not.toContain('Services and prices');
});

test('the reply that declines advice by email offers a visit and the crisis lines', () => {
	expect(textOf('Not by email')).toContain('https://tulia.example/schedule-appointment');
	expect(textOf('Not by email')).toContain('https://tulia.example/help-now');
});

test('the crisis lines come first when the writer may be in danger', () => {
	expect(quickReplies(known, true)[0]?.label).toBe('Crisis numbers');
	expect(quickReplies(known, false)[0]?.label).toBe('Where to see times');
});
