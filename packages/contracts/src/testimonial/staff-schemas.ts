import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { CalendarDay, Instant, strict } from '../text.ts';

/** A testimonial as staff decide on it. */
export const StaffTestimonial = Type.Object({
	id: Type.String(),
	name: Type.String(),
	message: Type.String(),
	rating: Type.Integer({ minimum: 1, maximum: 5 }),
	date: CalendarDay,
	state: Type.Enum(['pending', 'published', 'hidden']),
	/** Its words are among those that call for a careful look. */
	mayBeInCrisis: Type.Boolean(),
	/** The writer's agreement, with the wording it was given to; absent for those that came before the form. */
	consent: Type.Optional(Type.Object({ version: Type.String(), at: Instant })),
	version: Version,
});
export type StaffTestimonial = Type.Static<typeof StaffTestimonial>;
export const StaffTestimonialsQuery = strict({
	state: Type.Optional(Type.Enum(['pending', 'published', 'hidden'])),
	...PageQuery,
});
export const StaffTestimonialPage = pageOf(StaffTestimonial);
export const TestimonialDecision = strict({ state: Type.Enum(['pending', 'published', 'hidden']), version: Version });
