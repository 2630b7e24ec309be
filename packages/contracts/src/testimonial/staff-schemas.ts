import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { CalendarDay, Instant, strict } from '../text.ts';

export const StaffTestimonial = Type.Object({
	id: Type.String(),
	name: Type.String(),
	message: Type.String(),
	rating: Type.Integer({ minimum: 1, maximum: 5 }),
	date: CalendarDay,
	state: Type.Enum(['pending', 'published', 'hidden']),
	/** The text holds words of crisis. */
	mayBeInCrisis: Type.Boolean(),
	/** The writer's consent, with its wording; absent for testimonials from before the form. */
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
