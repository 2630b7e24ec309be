import { validateCreateCommentBody } from '../generated/validators/comment.js';
import { validateSubmitQuestionBody } from '../generated/validators/faq.js';
import { validateSendMessageBody } from '../generated/validators/message.js';
import { validateSubscribeBody } from '../generated/validators/newsletter.js';
import { validateOfferTestimonialBody } from '../generated/validators/testimonial.js';
import { fieldErrors, type Validator } from './field-errors.ts';

interface Form {
	readonly validate: Validator;
	/** Plausible input. */
	readonly filledIn: { readonly [field: string]: unknown };
}

const person = { name: 'Wanjirũ wa Kamau', email: 'wanjiru.k+help@mail.example.co.ke' };
const forms = {
	message: {
		validate: validateSendMessageBody,
		filledIn: { ...person, phone: '0722178177', subject: 'Parking', message: 'Is there a car park?' },
	},
	question: { validate: validateSubmitQuestionBody, filledIn: { ...person, question: 'Do you see couples?' } },
	comment: { validate: validateCreateCommentBody, filledIn: { ...person, comment: 'Asante.' } },
	newsletter: { validate: validateSubscribeBody, filledIn: { email: person.email } },
	testimonial: {
		validate: validateOfferTestimonialBody,
		filledIn: { name: 'Wanjirũ K.', message: 'They listened to me.', rating: 5, consent: true },
	},
} satisfies Record<string, Form>;
type FormName = keyof typeof forms;
const names = Object.keys(forms) as FormName[];

const errorsOf = (name: FormName, change: object = {}) => {
	const { validate, filledIn }: Form = forms[name];
	return fieldErrors(validate, { ...filledIn, ...change });
};

test.each(names)('a %s as people write it is accepted', (name) => {
	expect(errorsOf(name)).toEqual([]);
});

// A testimonial's writer is logged in.
test.each(names.filter((name) => name !== 'testimonial'))('a %s may contain the fields of the bot check', (name) => {
	expect(errorsOf(name, { website: '', filledInMs: 2000 })).toEqual([]);
});

/** Every rule of these forms (R9, R14, R39, R43), and those the product adds, with its sentence. */
const rules: readonly (readonly [FormName, field: string, value: unknown, sentence: string])[] = [
	// Contact form
	['message', 'name', undefined, 'Name is required'],
	['message', 'name', '', 'Name is required'],
	['message', 'name', ' \t ', 'Name is required'],
	['message', 'email', undefined, 'Email is required'],
	['message', 'email', '', 'Email is required'],
	['message', 'email', 'wanjiru', 'Enter a valid email'],
	['message', 'phone', '072217817', 'Please enter a valid 10-digit phone number'],
	['message', 'phone', '07221781770', 'Please enter a valid 10-digit phone number'],
	['message', 'subject', undefined, 'Subject is required'],
	['message', 'subject', ' ', 'Subject is required'],
	['message', 'message', undefined, 'Message is required'],
	['message', 'message', '   ', 'Message is required'],
	['message', 'message', '\u200b'.repeat(20), 'Message is required'],
	['message', 'name', '\u3164\u2060\ufeff\u00ad', 'Name is required'],
	['message', 'message', 'Too short', 'Message must be at least 10 characters'],
	// Help-centre question form
	['question', 'name', undefined, 'Name is required'],
	['question', 'name', '', 'Name is required'],
	['question', 'email', undefined, 'Email is required'],
	['question', 'email', '', 'Email is required'],
	['question', 'email', 'wanjiru@', 'Enter a valid email'],
	['question', 'question', undefined, 'Question is required'],
	['question', 'question', '  ', 'Question is required'],
	['question', 'question', 'Why me 9?', 'Question must be at least 10 characters'],
	// Comment and newsletter: required fields and the browser's email type only
	['comment', 'name', undefined, 'Name is required'],
	['comment', 'email', '', 'Email is required'],
	['comment', 'email', 'wanjiru@mail', 'Enter a valid email'],
	['comment', 'comment', undefined, 'Comment is required'],
	['comment', 'comment', ' ', 'Comment is required'],
	['newsletter', 'email', undefined, 'Email is required'],
	['newsletter', 'email', '', 'Email is required'],
	['newsletter', 'email', '@mail.example', 'Enter a valid email'],
	// Testimonial: the specification has no form; worded alike
	['testimonial', 'name', '', 'Name is required'],
	['testimonial', 'message', undefined, 'Message is required'],
	['testimonial', 'message', 'Too short', 'Message must be at least 10 characters'],
	['testimonial', 'rating', undefined, 'Please choose from 1 to 5 stars'],
	['testimonial', 'rating', 0, 'Please choose from 1 to 5 stars'],
	['testimonial', 'rating', 6, 'Please choose from 1 to 5 stars'],
	['testimonial', 'rating', 4.5, 'Please choose from 1 to 5 stars'],
	['testimonial', 'rating', '5', 'Please choose from 1 to 5 stars'],
	['testimonial', 'consent', undefined, 'We need your consent to publish your words'],
	['testimonial', 'consent', false, 'We need your consent to publish your words'],
];

test.each(rules)('%s: %s of %p is refused with "%s"', (name, field, value, message) => {
	expect(errorsOf(name, { [field]: value })).toEqual([{ field, message }]);
});

test.each<[FormName, string, number]>([
	['message', 'name', 100],
	['message', 'subject', 150],
	['message', 'message', 2000],
	['question', 'name', 100],
	['question', 'question', 2000],
	['comment', 'name', 100],
	['comment', 'comment', 2000],
	['testimonial', 'name', 60],
	['testimonial', 'message', 1000],
])('%s: %s accepts %i characters and not one more', (name, field, most) => {
	expect(errorsOf(name, { [field]: 'x'.repeat(most) })).toEqual([]);
	expect(errorsOf(name, { [field]: 'x'.repeat(most + 1) })).toEqual([
		{ field, message: `Please use at most ${most} characters` },
	]);
});

test.each<[FormName, string, number]>([
	['message', 'message', 10],
	['question', 'question', 10],
	['testimonial', 'message', 10],
])('%s: %s of %i characters is accepted, a shorter one is refused', (name, field, least) => {
	expect(errorsOf(name, { [field]: 'x'.repeat(least) })).toEqual([]);
	expect(errorsOf(name, { [field]: 'x'.repeat(least - 1) })).toHaveLength(1);
});

describe('a field that becomes part of a mail', () => {
	const oneLine: readonly (readonly [FormName, string])[] = [
		['message', 'name'],
		['message', 'subject'],
		['question', 'name'],
		['comment', 'name'],
		['testimonial', 'name'],
	];
	const breaks = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\u0000'];

	test.each(oneLine)('a line break is refused in a one-line field: %s, %s', (name, field) => {
		for (const lineBreak of breaks)
			expect(errorsOf(name, { [field]: `Amina${lineBreak}Bcc: b@c.ke` })).toEqual([
				{ field, message: 'Please write this on one line' },
			]);
	});

	test.each(names.filter((name) => 'email' in forms[name].filledIn))(
		'an email field accepts exactly one address: %s',
		(name) => {
			const bad = [
				'a@b.ke,c@d.ke',
				'a@b.ke\r\nBcc: c@d.ke',
				'"a b"@c.ke',
				'Amina <a@b.ke>',
				'a@b.ke ',
				'a@@b.ke',
				'a@-b.ke',
				`${'a'.repeat(250)}@b.ke`,
			];
			for (const email of bad) expect(errorsOf(name, { email })).toHaveLength(1);
		},
	);
});

test.each(names)('%s: an undeclared field is refused by name', (name) => {
	for (const field of ['role', 'isAdmin', 'constructor', 'userId'])
		expect(errorsOf(name, { [field]: 'x' })).toEqual([{ field, message: 'This field is not expected' }]);
	const { validate, filledIn }: Form = forms[name];
	const poisoned: unknown = JSON.parse(`${JSON.stringify(filledIn).slice(0, -1)},"__proto__":{"role":"admin"}}`);
	expect(fieldErrors(validate, poisoned)).toEqual([{ field: '__proto__', message: 'This field is not expected' }]);
});

test.each(names)('%s: a body that is not an object is refused', (name) => {
	for (const value of [null, [], 'text', 7]) expect(fieldErrors(forms[name].validate, value)).not.toEqual([]);
});
