import * as Type from 'typebox';
import { CalendarDay } from '../text.ts';

/** What a former client said, with consent, published by staff. */
export const Testimonial = Type.Object({
	id: Type.String(),
	name: Type.String(),
	message: Type.String(),
	rating: Type.Integer({ minimum: 1, maximum: 5 }),
	date: CalendarDay,
});
export type Testimonial = Type.Static<typeof Testimonial>;

export const TestimonialList = Type.Object({ data: Type.Array(Testimonial) });
