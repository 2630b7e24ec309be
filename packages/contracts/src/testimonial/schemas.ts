import * as Type from 'typebox';
import { atLeast, atMost, CalendarDay, Cursor, form, oneLine, required, strict, text } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';

/** A former client's testimonial, with consent, published by staff. */
export const Testimonial = Type.Object({
	id: Type.String(),
	name: Type.String(),
	message: Type.String(),
	rating: Type.Integer({ minimum: 1, maximum: 5 }),
	date: CalendarDay,
});
export type Testimonial = Type.Static<typeof Testimonial>;

export const TestimonialList = Type.Object({
	data: Type.Array(Testimonial),
	/** Cursor of the next page; absent on the last one. */
	nextCursor: Type.Optional(Type.String()),
});

/** `limit`: 1 to 20, 5 when absent (R20: the first 5 are shown). */
export const TestimonialsQuery = strict({
	limit: Type.Optional(Type.String({ pattern: '^(?:[1-9]|1\\d|20)$' })),
	cursor: Type.Optional(Cursor),
});

/** A client's testimonial. It is published only after approval and with the consent given here. */
export const OfferedTestimonial = form(
	{
		/** As printed: a first name is enough. */
		name: text(required('Name is required'), atMost(60), oneLine),
		message: text(required('Message is required'), atLeast(10, 'Message must be at least 10 characters'), atMost(1000)),
		rating: Type.Unsafe<number>({
			type: 'integer',
			minimum: 1,
			maximum: 5,
			errorMessage: 'Please choose from 1 to 5 stars',
		}),
		consent: Type.Unsafe<true>({
			type: 'boolean',
			const: true,
			errorMessage: 'We need your consent to publish your words',
		}),
		/** Version of the wording beside the consent box. */
		consentVersion: Type.Optional(WordingVersion),
	},
	{
		name: 'Name is required',
		message: 'Message is required',
		rating: 'Please choose from 1 to 5 stars',
		consent: 'We need your consent to publish your words',
	},
);
export type OfferedTestimonial = Type.Static<typeof OfferedTestimonial>;
