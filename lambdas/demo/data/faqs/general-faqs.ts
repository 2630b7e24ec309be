import { inCategory } from './sample-faq.ts';

/** The four featured ones are the quick answers of the contact page. */
export const generalFaqs = inCategory('General', [
	{
		id: 'reply-time',
		question: 'How quickly will you reply?',
		answer:
			'We answer email within 24 hours, and questions sent through the Help Center within 24-48 hours. A person reads every message.',
		featured: true,
	},
	{
		id: 'without-appointment',
		question: 'Can I visit without an appointment?',
		answer:
			'You are welcome to come and ask at the front desk during opening hours. To sit down with a psychologist you need an appointment, so that someone has time for you alone.',
		featured: true,
	},
	{
		id: 'parking',
		question: 'Is there parking?',
		answer:
			'Yes, a few free places beside the garden entrance. Tell the guard that you are going to the 2nd floor: you do not have to say why. The bus stage on Ngong Road is four minutes away on foot.',
		featured: true,
	},
	{
		id: 'directions',
		question: 'How do I find you?',
		answer:
			'We are on the 2nd floor of Tulia House, on Kindaruma Road in Kilimani. The bus stage on Ngong Road is four minutes away on foot. At the gate, say that you are going to the 2nd floor: you do not have to say why. If you get lost, call us and we will guide you.',
	},
	{
		id: 'languages',
		question: 'Do you speak Kiswahili?',
		answer: 'Yes. All our psychologists speak English and Kiswahili, and you may mix them. Karibu.',
		featured: true,
	},
	{
		id: 'opening-hours',
		question: 'When are you open?',
		answer:
			'Monday to Friday from 9:00 AM to 5:00 PM and Saturday from 9:00 AM to 2:00 PM, Nairobi time. We are closed on Sundays and on public holidays.',
	},
	{
		id: 'crisis',
		question: 'What if I need help right now?',
		answer:
			'Please do not wait for an appointment. In danger, call 999 or 112. To talk to somebody, call the Kenya Red Cross on 1199 or Befrienders Kenya on 0722 178 177. More numbers are behind “Need help now?” on every page.',
	},
]);
