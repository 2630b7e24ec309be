import { crisisSettings } from '../crisis/crisis-settings.repository.ts';
import { findCrisisWords } from '../crisis/find-crisis-words.usecase.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { offerTestimonial } from './offer-testimonial.usecase.ts';
import { testimonialRepository } from './testimonial.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const testimonialIdentityHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/testimonial.identity'),
	{
		offerTestimonial: offerTestimonial({
			testimonials: testimonialRepository(db, tableName),
			limits: visitorLimits(db, tableName, fieldCipher),
			findCrisisWords: findCrisisWords(crisisSettings(db, tableName)),
			now: clock,
			newId,
		}),
	},
);
