import { appointmentAdminHandlers } from '../appointment/admin.handlers.ts';
import { articleAdminHandlers } from '../article/admin.handlers.ts';
import { auditAdminHandlers } from '../audit/admin.handlers.ts';
import { availabilityAdminHandlers } from '../availability/admin.handlers.ts';
import { clientFileAdminHandlers } from '../client-file/admin.handlers.ts';
import { closureAdminHandlers } from '../closure/admin.handlers.ts';
import { commentAdminHandlers } from '../comment/admin.handlers.ts';
import { coverAdminHandlers } from '../cover/admin.handlers.ts';
import { dashboardAdminHandlers } from '../dashboard/admin.handlers.ts';
import { dataRequestAdminHandlers } from '../data-request/admin.handlers.ts';
import { faqAdminHandlers } from '../faq/admin.handlers.ts';
import { inboxAdminHandlers } from '../inbox/admin.handlers.ts';
import { launchAdminHandlers } from '../launch/admin.handlers.ts';
import { messageAdminHandlers } from '../message/admin.handlers.ts';
import { newsletterAdminHandlers } from '../newsletter/admin.handlers.ts';
import { paymentAdminHandlers } from '../payment/admin.handlers.ts';
import { apiFunction } from '../platform/http/api-function.ts';
import { profileAdminHandlers } from '../profile/admin.handlers.ts';
import { psychologistAdminHandlers } from '../psychologist/admin.handlers.ts';
import { rotaAdminHandlers, toBeMovedAdminHandlers } from '../rota/admin.handlers.ts';
import { serviceAdminHandlers } from '../service/admin.handlers.ts';
import { testimonialAdminHandlers } from '../testimonial/admin.handlers.ts';
import { userAdminHandlers } from '../user/admin.handlers.ts';

/** What staff do. */
export const handler = apiFunction('admin', {
	...appointmentAdminHandlers,
	...articleAdminHandlers,
	...auditAdminHandlers,
	...clientFileAdminHandlers,
	...availabilityAdminHandlers,
	...closureAdminHandlers,
	...commentAdminHandlers,
	...coverAdminHandlers,
	...dashboardAdminHandlers,
	...dataRequestAdminHandlers,
	...faqAdminHandlers,
	...inboxAdminHandlers,
	...launchAdminHandlers,
	...messageAdminHandlers,
	...newsletterAdminHandlers,
	...paymentAdminHandlers,
	...profileAdminHandlers,
	...psychologistAdminHandlers,
	...rotaAdminHandlers,
	...toBeMovedAdminHandlers,
	...serviceAdminHandlers,
	...testimonialAdminHandlers,
	...userAdminHandlers,
});
