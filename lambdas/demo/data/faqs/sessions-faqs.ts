import { inCategory } from './sample-faq.ts';

export const sessionsFaqs = inCategory('Sessions', [
	{
		id: 'first-session',
		question: 'What happens in the first session?',
		answer:
			'You and your psychologist get to know each other. They ask what brings you in, what has helped before and what you hope will change. You can skip any question. At the end you agree on a small next step, together. If you do not feel comfortable with that person, tell us and we will help you meet someone else.',
	},
	{
		id: 'session-length',
		question: 'How long is a session?',
		answer:
			'A session lasts 60 minutes. Relationship & Marriage Counseling and Family Therapy last 90 minutes, so that everybody has time to speak.',
	},
	{
		id: 'bring-someone',
		question: 'Can I bring someone with me to a session?',
		answer:
			'Yes. Someone you trust can sit in the waiting room. If you would like them in the session itself, say so at the start and your psychologist will make room for it.',
	},
	{
		id: 'how-many',
		question: 'How many sessions will I need?',
		answer:
			'It differs from person to person. Some people feel lighter after a few sessions, and others come for several months. You look at it together every few weeks, and you can stop at any time.',
	},
	{
		id: 'crying',
		question: 'What if I cry, or cannot find the words?',
		answer:
			'Both happen every day here, and both are fine. There is no right way to do this. You can be quiet, you can write it down, and there is always tea.',
	},
]);
