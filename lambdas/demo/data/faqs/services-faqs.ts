import { inCategory } from './sample-faq.ts';

export const servicesFaqs = inCategory('Services', [
	{
		id: 'which-service',
		question: 'Which service should I choose?',
		answer:
			'Choose the one that feels closest. You do not need a name for what you are going through, and you cannot get it wrong: your psychologist will work it out with you in the first session, and you can change to another service later.',
	},
	{
		id: 'online-sessions',
		question: 'Do you offer online sessions?',
		answer:
			'No. All our sessions are in person at the centre, in a private room. If you cannot travel, send us a message and we will help you find somebody nearer to you.',
	},
	{
		id: 'medicine',
		question: 'Can you give me medicine?',
		answer:
			'Our psychologists work with talking therapies and do not prescribe medicine. If medicine could help, they will say so and, with your agreement, refer you to a doctor. Please do not stop a medicine that you take now without asking the person who prescribed it.',
	},
	{
		id: 'children',
		question: 'From what age do you see children?',
		answer:
			'Child/Adolescent Therapy is for young people under 18. A parent or guardian books the appointment, chooses “My child” in the form and comes along to the first session.',
	},
	{
		id: 'price',
		question: 'How much does a session cost?',
		answer:
			'Each service has its own price. {prices} The price does not change after you have booked. If the price would keep you away, call us before you book and ask what is possible.',
	},
	{
		id: 'm-pesa',
		question: 'Can I pay with M-Pesa?',
		answer:
			'Yes. You pay at the front desk, by M-Pesa, card or cash, and you get a receipt. Nothing is paid on this website, so please send no money before your visit.',
	},
	{
		id: 'insurance',
		question: 'Do you take SHA or other insurance?',
		answer:
			'It depends on your cover. Please ask SHA or your insurer whether it pays for counselling, and call us before you come. Bring your ID and your member card. Where it does not pay, you pay at the front desk, and our receipt helps you to claim.',
	},
]);
