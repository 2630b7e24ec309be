import type { Faq } from '@tulia/contracts/faq/schemas';

/** The FAQs, in the order of the help centre. Written by scripts/save-content.mjs. */
export const savedFaqs: readonly Faq[] = [
	{
		id: 'which-service',
		question: 'Which service should I choose?',
		answer:
			'Choose the one that feels closest. You do not need a name for what you are going through, and you cannot get it wrong: your psychologist will work it out with you in the first session, and you can change to another service later.',
		category: 'Services',
		featured: false,
	},
	{
		id: 'online-sessions',
		question: 'Do you offer online sessions?',
		answer:
			'No. All our sessions are in person at the centre, in a private room. If you cannot travel, send us a message and we will help you find somebody nearer to you.',
		category: 'Services',
		featured: false,
	},
	{
		id: 'medicine',
		question: 'Can you give me medicine?',
		answer:
			'Our psychologists work with talking therapies and do not prescribe medicine. If medicine could help, they will say so and, with your agreement, refer you to a doctor. Please do not stop a medicine that you take now without asking the person who prescribed it.',
		category: 'Services',
		featured: false,
	},
	{
		id: 'children',
		question: 'From what age do you see children?',
		answer:
			'Child/Adolescent Therapy is for young people under 18. A parent or guardian books the appointment, chooses “My child” in the form and comes along to the first session.',
		category: 'Services',
		featured: false,
	},
	{
		id: 'price',
		question: 'How much does a session cost?',
		answer:
			'Each service has its own price. $30 for 60 minutes: Stress Management. $35 for 60 minutes: Depression Therapy, Addiction Recovery, Anxiety Management and Child/Adolescent Therapy. $40 for 60 minutes: Trauma Recovery. $50 for 90 minutes: Relationship & Marriage Counseling and Family Therapy. The price does not change after you have booked. If the price would keep you away, call us before you book and ask what is possible.',
		category: 'Services',
		featured: false,
	},
	{
		id: 'm-pesa',
		question: 'Can I pay with M-Pesa?',
		answer:
			'Yes. You pay at the front desk, by M-Pesa, card or cash, and you get a receipt. Nothing is paid on this website, so please send no money before your visit.',
		category: 'Services',
		featured: false,
	},
	{
		id: 'insurance',
		question: 'Do you take SHA or other insurance?',
		answer:
			'It depends on your cover. Please ask SHA or your insurer whether it pays for counselling, and call us before you come. Bring your ID and your member card. Where it does not pay, you pay at the front desk, and our receipt helps you to claim.',
		category: 'Services',
		featured: false,
	},
	{
		id: 'reply-time',
		question: 'How quickly will you reply?',
		answer:
			'We answer email within 24 hours, and questions sent through the Help Center within 24-48 hours. A person reads every message.',
		category: 'General',
		featured: true,
	},
	{
		id: 'without-appointment',
		question: 'Can I visit without an appointment?',
		answer:
			'You are welcome to come and ask at the front desk during opening hours. To sit down with a psychologist you need an appointment, so that someone has time for you alone.',
		category: 'General',
		featured: true,
	},
	{
		id: 'parking',
		question: 'Is there parking?',
		answer:
			'Yes, a few free places beside the garden entrance. Tell the guard that you are going to the 2nd floor: you do not have to say why. The bus stage on Ngong Road is four minutes away on foot.',
		category: 'General',
		featured: true,
	},
	{
		id: 'directions',
		question: 'How do I find you?',
		answer:
			'We are on the 2nd floor of Tulia House, on Kindaruma Road in Kilimani. The bus stage on Ngong Road is four minutes away on foot. At the gate, say that you are going to the 2nd floor: you do not have to say why. If you get lost, call us and we will guide you.',
		category: 'General',
		featured: false,
	},
	{
		id: 'languages',
		question: 'Do you speak Kiswahili?',
		answer: 'Yes. All our psychologists speak English and Kiswahili, and you may mix them. Karibu.',
		category: 'General',
		featured: true,
	},
	{
		id: 'opening-hours',
		question: 'When are you open?',
		answer:
			'Monday to Friday from 9:00 AM to 5:00 PM and Saturday from 9:00 AM to 2:00 PM, Nairobi time. We are closed on Sundays and on public holidays.',
		category: 'General',
		featured: false,
	},
	{
		id: 'crisis',
		question: 'What if I need help right now?',
		answer:
			'Please do not wait for an appointment. In danger, call 999 or 112. To talk to somebody, call the Kenya Red Cross on 1199 or Befrienders Kenya on 0722 178 177. More numbers are behind “Need help now?” on every page.',
		category: 'General',
		featured: false,
	},
	{
		id: 'first-session',
		question: 'What happens in the first session?',
		answer:
			'You and your psychologist get to know each other. They ask what brings you in, what has helped before and what you hope will change. You can skip any question. At the end you agree on a small next step, together. If you do not feel comfortable with that person, tell us and we will help you meet someone else.',
		category: 'Sessions',
		featured: false,
	},
	{
		id: 'session-length',
		question: 'How long is a session?',
		answer:
			'A session lasts 60 minutes. Relationship & Marriage Counseling and Family Therapy last 90 minutes, so that everybody has time to speak.',
		category: 'Sessions',
		featured: false,
	},
	{
		id: 'bring-someone',
		question: 'Can I bring someone with me to a session?',
		answer:
			'Yes. Someone you trust can sit in the waiting room. If you would like them in the session itself, say so at the start and your psychologist will make room for it.',
		category: 'Sessions',
		featured: false,
	},
	{
		id: 'how-many',
		question: 'How many sessions will I need?',
		answer:
			'It differs from person to person. Some people feel lighter after a few sessions, and others come for several months. You look at it together every few weeks, and you can stop at any time.',
		category: 'Sessions',
		featured: false,
	},
	{
		id: 'crying',
		question: 'What if I cry, or cannot find the words?',
		answer:
			'Both happen every day here, and both are fine. There is no right way to do this. You can be quiet, you can write it down, and there is always tea.',
		category: 'Sessions',
		featured: false,
	},
	{
		id: 'who-can-see',
		question: 'Who can see what I say in a session?',
		answer:
			'What you say stays between you and your psychologist. They may share it only if you agree, if somebody’s life is in danger, if a child is being harmed, or if a court orders it. They will tell you first whenever they can.',
		category: 'Privacy',
		featured: false,
	},
	{
		id: 'notes',
		question: 'Who reads the notes I write when I book?',
		answer:
			'The psychologist of your visit. An owner of the centre can open them after saying why, and that is recorded. They are stored encrypted. You can leave the box empty.',
		category: 'Privacy',
		featured: false,
	},
	{
		id: 'emails',
		question: 'Will an email or SMS show that I am seeing a psychologist?',
		answer:
			'Our emails and SMS give the date, the time, the place and your ticket number. They never name your service and say nothing about your health. We know that phones are shared.',
		category: 'Privacy',
		featured: false,
	},
	{
		id: 'shared-phone',
		question: 'How do I use this website on a shared phone?',
		answer:
			'Tap “Leave this site” at the top of any page to switch quickly to a weather page. Leave “Remember me” unticked when you log in, and log out when you have finished. Your phone keeps a history of its own, which you can clear in its settings.',
		category: 'Privacy',
		featured: false,
	},
	{
		id: 'work-or-family',
		question: 'Will you tell my family or my employer?',
		answer:
			'No. We do not confirm to anybody that you are a client, even if they ask or offer to pay. If you want us to speak to someone, you decide who it is and what we may say.',
		category: 'Privacy',
		featured: false,
	},
	{
		id: 'how-to-book',
		question: 'How do I book a session?',
		answer:
			'Log in, choose a service, a day and a free time, and choose Confirm Appointment. You get a ticket with a number, and we confirm it by email or SMS, as you chose. Nothing is booked until you confirm.',
		category: 'Appointments',
		featured: false,
	},
	{
		id: 'what-to-bring',
		question: 'What should I bring, and when should I come?',
		answer:
			'Please arrive 10 minutes early. Bring a valid ID and your ticket, on your phone or on paper. If you have no ID, come anyway and tell the front desk.',
		category: 'Appointments',
		featured: false,
	},
	{
		id: 'change-or-cancel',
		question: 'How do I change or cancel my appointment?',
		answer:
			'Log in and open My appointments. There you can move or cancel it yourself, up to 24 hours before it starts. After that, please call us and have your ticket number ready. You do not have to give a reason.',
		category: 'Appointments',
		featured: false,
	},
	{
		id: 'missed',
		question: 'What if I miss my session?',
		answer:
			'That happens. You can book again whenever you are ready, and nobody will ask you to explain. If you are only late, come anyway: we use the time that is left.',
		category: 'Appointments',
		featured: false,
	},
	{
		id: 'reminder',
		question: 'Will you remind me?',
		answer:
			'Yes, 24 hours before your appointment, by email or SMS, as you chose. If you book less than 24 hours ahead there is no reminder, and the confirmation tells you so.',
		category: 'Appointments',
		featured: false,
	},
	{
		id: 'choose-psychologist',
		question: 'Can I choose my psychologist?',
		answer:
			'Yes. Pick a name when you book, or leave it at “First available”. Your ticket always names the person you will meet.',
		category: 'Appointments',
		featured: false,
	},
];
