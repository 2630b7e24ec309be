import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { offerTestimonial } from './offer-testimonial.usecase.ts';
import { testimonialRepository } from './testimonial.repository.ts';
import { testimonialValidators } from './testimonial-validators.ts';

const db = documentClient();
const tableName = requireEnv('TABLE_NAME');

export const offerTestimonialHandler = httpHandler(
	'offerTestimonial',
	testimonialValidators,
	offerTestimonial({
		testimonials: testimonialRepository(db, tableName),
		limits: visitorLimits(db, tableName, fieldCipher),
		now: clock,
		newId,
	}),
);
