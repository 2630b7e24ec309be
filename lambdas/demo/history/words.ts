/** Texts of the demo's people. They mention health as real visitors do, without any real person's story. */

/** What clients write when they book; most write nothing. */
export const notes = [
	'I would like to sit near the door.',
	'This is my first time. I am a little nervous.',
	'Please speak Kiswahili with me if you can.',
	'I come straight from work and may be five minutes late.',
	'I use a wheelchair. Is there a lift?',
	'I would like to talk about my sleep.',
	'My sister will wait for me outside.',
	'Following up on what we said last time.',
	'I have an exam the week after.',
	'Please do not call me at work.',
] as const;

export const clientCancels = [
	'Something came up at work.',
	'I am travelling upcountry that week.',
	'My child is unwell.',
	'I feel better, and will book again when I need to.',
	undefined,
	undefined,
] as const;

export const centreCancels = [
	'The psychologist is unwell. We called you.',
	'Training day. We offered another time.',
	'The client phoned to cancel.',
] as const;

export const staffNotes = [
	'Prefers mornings.',
	'Asked for a receipt for the insurer.',
	'Comes with her mother.',
	'Phoned to say he is on the way.',
	'Would like the room without the window.',
	'Paid with M-Pesa at the desk.',
] as const;

/** Asked in the help centre. With an answer: staff replied. `spam` and `done` are the other decisions of staff. */
export const questions: readonly { readonly text: string; readonly answer?: string; readonly end?: 'spam' | 'done' }[] =
	[
		{
			text: 'Do you see couples on Saturdays?',
			answer: 'Yes, on most Saturdays until 2 PM. Choose Relationship & Marriage Counseling and a Saturday.',
		},
		{
			text: 'Can I come without telling my employer?',
			answer: 'Yes. What you tell us stays with us, and we never contact an employer.',
		},
		{
			text: 'Is parking available at Tulia House?',
			answer: 'There are a few places in the yard. The guard will show you.',
		},
		{
			text: 'How many sessions does one usually need?',
			answer: 'It differs. Many people come six to ten times. You decide with your psychologist.',
		},
		{
			text: 'Do you accept NHIF or SHA?',
			answer: 'Not yet. We give you a receipt, which some insurers pay back.',
		},
		{ text: 'Cheap website traffic, 10000 visitors a day, guaranteed', end: 'spam' },
		{
			text: 'My son is 14. May I sit in with him?',
			answer: 'For the first part, gladly. Then he may want some time alone with the psychologist.',
		},
		{
			text: 'Can I talk to a woman psychologist?',
			answer: 'Yes. Choose Amina Hassan or Dr. Nyambura Otieno when you book.',
		},
		{ text: 'I wrote yesterday, please ignore this, I found it on the page.', end: 'done' },
		{
			text: 'What happens if I cannot come on the day?',
			answer: 'You may cancel or move the visit until 24 hours before. After that please call us.',
		},
		{
			text: 'Do you offer sessions in Kikuyu?',
			answer: 'Dr. Nyambura Otieno speaks Kikuyu. Say so in the note when you book.',
		},
		{ text: 'Are sessions recorded?', answer: 'No, never.' },
		{ text: 'Could I have a letter for my university about my sessions?' },
		{ text: 'Do you have a group for people who stopped betting?' },
		{ text: 'Is there a lift? My mother cannot take stairs.' },
	];

/** Sent through the contact page. */
export const messages: readonly {
	readonly subject: string;
	readonly text: string;
	readonly reply?: string;
	readonly end?: 'spam' | 'done';
}[] = [
	{
		subject: 'Talk at our school',
		text: 'We are a secondary school in Kasarani. Could somebody speak to our Form Fours about exam stress?',
		reply: 'Thank you for asking us. We would be glad to come. Which Friday afternoons would suit you?',
	},
	{
		subject: 'Receipt',
		text: 'I came last week and need a receipt for my insurer, please.',
		reply: 'Your receipt is at the desk. We can also send it to you, if you tell us your ticket number.',
	},
	{
		subject: 'Partnership',
		text: 'Our clinic in Ngong would like to refer clients to you. Whom may we call?',
		reply: 'Please call 0700 000 100 and ask for Nyambura. She would like to hear from you.',
	},
	{ subject: 'SEO offer', text: 'Dear sir or madam, your website can be number one on the search page.', end: 'spam' },
	{
		subject: 'Thank you',
		text: 'I only want to say thank you to Peter. The last months were easier because of him.',
		end: 'done',
	},
	{
		subject: 'Opening hours in December',
		text: 'Are you open between Christmas and New Year?',
		reply: 'We are open on the days that are not public holidays. The calendar of the site shows them.',
	},
	{
		subject: 'Staff wellness',
		text: 'We are forty people in a company on Ngong Road. Do you offer sessions for teams?',
		reply: 'Yes, in small groups of up to eight. May we call you this week to hear what you need?',
	},
	{
		subject: 'Wrong name on my ticket',
		text: 'My second name is written wrongly. How do I change it?',
		reply: 'You can change it under My account. If it does not work, tell us at the desk.',
	},
	{
		subject: 'Volunteering',
		text: 'I study psychology in my third year. Do you take interns?',
		reply: 'We take two interns each January. Please send your letter to hello@tulia.example by November.',
	},
	{ subject: 'Lost umbrella', text: 'I left a green umbrella in the waiting room on Tuesday.', end: 'done' },
	{ subject: 'Invoice for our school', text: 'Please send the invoice for the talk to the address of the school.' },
	{ subject: 'Change of number', text: 'I have a new phone number. How do I tell you so that you can reach me?' },
	{ subject: 'Interview', text: 'I write for a newspaper and would like to ask about betting and young men.' },
];

/** Comments under articles, each with the decision of staff. A comment without a decision is pending. */
export const comments: readonly { readonly text: string; readonly end?: 'published' | 'rejected' }[] = [
	{ text: 'I read this in a matatu and took the first deep breath of the day. Asante.', end: 'published' },
	{ text: 'My husband and I argued about exactly this. We will try the ten minutes.', end: 'published' },
	{ text: 'Step three helped me last night. I slept.', end: 'published' },
	{ text: 'Buy followers here, cheap and fast', end: 'rejected' },
	{ text: 'Thank you for writing that asking is not weakness.', end: 'published' },
	{ text: 'Could you write about men who lose their job? Nobody talks about it.', end: 'published' },
	{ text: 'I shared it with my chama. We talked for two hours.', end: 'published' },
	{ text: 'You are all frauds', end: 'rejected' },
	{ text: 'As a teacher I see this every November. I printed it for the staff room.', end: 'published' },
	{ text: 'Is there something like this in Kiswahili for my mother?', end: 'published' },
	{ text: 'I have been clean for ninety-four days. Day by day, as you say.', end: 'published' },
	{ text: 'Call me on 0700 000 999 for quick loans', end: 'rejected' },
	{ text: 'I work nights at a hospital. The part about the dark room is true.', end: 'published' },
	{ text: 'It made me call a friend I had not called since March.', end: 'published' },
	{ text: 'My daughter is fifteen and this is our house. Thank you.', end: 'published' },
	{ text: 'I wish somebody had told me this ten years ago.', end: 'published' },
	{ text: 'Short and honest. More of this, please.', end: 'published' },
	{ text: 'The exercise with the five things works even in the bank.', end: 'published' },
	{ text: 'I do not agree with everything, but it is said kindly.', end: 'published' },
	{ text: 'Saying no to my brother was the hardest thing this year. I did it.' },
	{ text: 'Could you add how to find a group near Thika?' },
	{ text: 'This helped me to speak to my son. He spoke back.' },
	{ text: 'Where can I read more about sleep?' },
];

/** Offered by clients after a few visits. */
export const testimonials: readonly {
	readonly text: string;
	readonly rating: number;
	readonly end?: 'published' | 'hidden';
}[] = [
	{
		text: 'I came for two visits and stayed for eight. I laugh again, and my children have noticed.',
		rating: 5,
		end: 'published',
	},
	{ text: 'They listened first. Nobody told me what to do.', rating: 5, end: 'published' },
	{ text: 'Good people, but the waiting room is small.', rating: 3, end: 'hidden' },
	{ text: 'We learnt to argue without shouting. That is a lot.', rating: 5, end: 'published' },
	{ text: 'I sleep through the night now, most nights.', rating: 4 },
	{ text: 'Peter helped our whole family to sit at one table again.', rating: 5 },
];
