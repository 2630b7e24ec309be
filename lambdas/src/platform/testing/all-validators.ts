import type { EndpointName } from '@tulia/contracts/endpoints';
import { accountValidators } from '../../account/account-validators.ts';
import { appointmentValidators } from '../../appointment/appointment-validators.ts';
import { exportValidators } from '../../appointment/export-validators.ts';
import { articleValidators } from '../../article/article-validators.ts';
import { staffArticleValidators } from '../../article/staff-article-validators.ts';
import { auditValidators } from '../../audit/audit-validators.ts';
import { availabilityValidators } from '../../availability/availability-validators.ts';
import { closureValidators } from '../../closure/closure-validators.ts';
import { commentValidators } from '../../comment/comment-validators.ts';
import { staffCommentValidators } from '../../comment/staff-comment-validators.ts';
import { dashboardValidators } from '../../dashboard/dashboard-validators.ts';
import { faqValidators } from '../../faq/faq-validators.ts';
import { staffFaqValidators } from '../../faq/staff-faq-validators.ts';
import { identityValidators } from '../../identity/identity-validators.ts';
import { messageValidators } from '../../message/message-validators.ts';
import { staffMessageValidators } from '../../message/staff-message-validators.ts';
import { newsletterValidators } from '../../newsletter/newsletter-validators.ts';
import { staffNewsletterValidators } from '../../newsletter/staff-newsletter-validators.ts';
import { profileValidators } from '../../profile/profile-validators.ts';
import { settingsValidators } from '../../profile/settings-validators.ts';
import { psychologistValidators } from '../../psychologist/psychologist-validators.ts';
import { staffPsychologistValidators } from '../../psychologist/staff-psychologist-validators.ts';
import { serviceValidators } from '../../service/service-validators.ts';
import { staffServiceValidators } from '../../service/staff-service-validators.ts';
import { telemetryValidators } from '../../telemetry/telemetry-validators.ts';
import { staffTestimonialValidators } from '../../testimonial/staff-testimonial-validators.ts';
import { testimonialValidators } from '../../testimonial/testimonial-validators.ts';
import { userValidators } from '../../user/user-validators.ts';
import type { ValidatorsOf } from '../endpoint-validators.ts';

/** The rules of the whole contract, for tests: a new endpoint does not compile until it has its own. */
export const allValidators: ValidatorsOf<EndpointName> = {
	...identityValidators,
	...accountValidators,
	...profileValidators,
	...serviceValidators,
	...testimonialValidators,
	...articleValidators,
	...commentValidators,
	...faqValidators,
	...messageValidators,
	...newsletterValidators,
	...telemetryValidators,
	...availabilityValidators,
	...appointmentValidators,
	...closureValidators,
	...staffTestimonialValidators,
	...staffNewsletterValidators,
	...staffMessageValidators,
	...staffFaqValidators,
	...staffCommentValidators,
	...staffArticleValidators,
	...psychologistValidators,
	...dashboardValidators,
	...exportValidators,
	...auditValidators,
	...userValidators,
	...staffServiceValidators,
	...staffPsychologistValidators,
	...settingsValidators,
};
