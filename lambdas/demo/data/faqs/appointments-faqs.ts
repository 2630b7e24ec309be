import { inCategory } from './sample-faq.ts';

export const appointmentsFaqs = inCategory('Appointments', [
	{
		id: 'how-to-book',
		question: 'How do I book a session?',
		answer:
			'Log in, choose a service, a day and a free time, and choose Confirm Appointment. You get a ticket with a number, and we confirm it by email or SMS, as you chose. Nothing is booked until you confirm.',
	},
	{
		id: 'what-to-bring',
		question: 'What should I bring, and when should I come?',
		answer:
			'Please arrive 10 minutes early. Bring a valid ID and your ticket, on your phone or on paper. If you have no ID, come anyway and tell the front desk.',
	},
	{
		id: 'change-or-cancel',
		question: 'How do I change or cancel my appointment?',
		answer:
			'Log in and open My appointments. There you can move or cancel it yourself, up to 24 hours before it starts. After that, please call us and have your ticket number ready. You do not have to give a reason.',
	},
	{
		id: 'missed',
		question: 'What if I miss my session?',
		answer:
			'That happens. You can book again whenever you are ready, and nobody will ask you to explain. If you are only late, come anyway: we use the time that is left.',
	},
	{
		id: 'reminder',
		question: 'Will you remind me?',
		answer:
			'Yes, 24 hours before your appointment, by email or SMS, as you chose. If you book less than 24 hours ahead there is no reminder, and the confirmation tells you so.',
	},
	{
		id: 'choose-psychologist',
		question: 'Can I choose my psychologist?',
		answer:
			'Yes. Pick a name when you book, or leave it at “First available”. Your ticket always names the person you will meet.',
	},
]);
