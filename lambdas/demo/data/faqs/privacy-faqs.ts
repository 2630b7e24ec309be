import { inCategory } from './sample-faq.ts';

export const privacyFaqs = inCategory('Privacy', [
	{
		id: 'who-can-see',
		question: 'Who can see what I say in a session?',
		answer:
			'What you say stays between you and your psychologist. They may share it only if you agree, if somebody’s life is in danger, if a child is being harmed, or if a court orders it. They will tell you first whenever they can.',
	},
	{
		id: 'notes',
		question: 'Who reads the notes I write when I book?',
		answer:
			'The psychologist of your visit. An owner of the centre can open them after saying why, and that is recorded. They are stored encrypted. You can leave the box empty.',
	},
	{
		id: 'emails',
		question: 'Will an email or SMS show that I am seeing a psychologist?',
		answer:
			'Our emails and SMS give the date, the time, the place and your ticket number. They never name your service and say nothing about your health. We know that phones are shared.',
	},
	{
		id: 'shared-phone',
		question: 'How do I use this website on a shared phone?',
		answer:
			'Tap “Leave this site” at the top of any page to switch quickly to a weather page. Leave “Remember me” unticked when you log in, and log out when you have finished. Your phone keeps a history of its own, which you can clear in its settings.',
	},
	{
		id: 'work-or-family',
		question: 'Will you tell my family or my employer?',
		answer:
			'No. We do not confirm to anybody that you are a client, even if they ask or offer to pay. If you want us to speak to someone, you decide who it is and what we may say.',
	},
]);
