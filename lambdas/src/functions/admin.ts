import * as endpoints from '@tulia/contracts/endpoint-names/admin';
import { requireEnv } from '../platform/config.ts';
import { apiFunction } from '../platform/http/api-function.ts';
import { handlersOnDemand, without } from '../platform/http/handlers-on-demand.ts';
import { startClients } from '../platform/keys/start-clients.ts';

for (const name of ['TABLE_NAME', 'FIELD_KEY_ID', 'MAIL_DOMAIN', 'CURRENCY', 'SITE_BUCKET']) requireEnv(name);
startClients();

/** API of staff. */
export const handler = apiFunction('admin', {
	...handlersOnDemand(
		endpoints.appointment,
		async () => (await import('../appointment/admin.handlers.ts')).appointmentAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.series,
		async () => (await import('../appointment/series/admin.handlers.ts')).seriesAdminHandlers,
	),
	...handlersOnDemand(
		without(endpoints.article, 'uploadCover'),
		async () => (await import('../article/admin.handlers.ts')).articleAdminHandlers,
	),
	...handlersOnDemand(endpoints.myDay, async () => (await import('../my-day/admin.handlers.ts')).myDayAdminHandlers),
	...handlersOnDemand(endpoints.audit, async () => (await import('../audit/admin.handlers.ts')).auditAdminHandlers),
	...handlersOnDemand(
		endpoints.availability,
		async () => (await import('../availability/admin.handlers.ts')).availabilityAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.client,
		async () => (await import('../client-file/admin.handlers.ts')).clientFileAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.closure,
		async () => (await import('../closure/admin.handlers.ts')).closureAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.comment,
		async () => (await import('../comment/admin.handlers.ts')).commentAdminHandlers,
	),
	...handlersOnDemand(['uploadCover'], async () => (await import('../cover/admin.handlers.ts')).coverAdminHandlers),
	...handlersOnDemand(endpoints.crisis, async () => (await import('../crisis/admin.handlers.ts')).crisisAdminHandlers),
	...handlersOnDemand(
		endpoints.dashboard,
		async () => (await import('../dashboard/admin.handlers.ts')).dashboardAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.dataRequest,
		async () => (await import('../data-request/admin.handlers.ts')).dataRequestAdminHandlers,
	),
	...handlersOnDemand(endpoints.faq, async () => (await import('../faq/admin.handlers.ts')).faqAdminHandlers),
	...handlersOnDemand(endpoints.inbox, async () => (await import('../inbox/admin.handlers.ts')).inboxAdminHandlers),
	...handlersOnDemand(endpoints.launch, async () => (await import('../launch/admin.handlers.ts')).launchAdminHandlers),
	...handlersOnDemand(
		endpoints.message,
		async () => (await import('../message/admin.handlers.ts')).messageAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.newsletter,
		async () => (await import('../newsletter/admin.handlers.ts')).newsletterAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.newsletterIssue,
		async () => (await import('../newsletter-issue/admin.handlers.ts')).newsletterIssueAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.payment,
		async () => (await import('../payment/admin.handlers.ts')).paymentAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.profile,
		async () => (await import('../profile/admin.handlers.ts')).profileAdminHandlers,
	),
	...handlersOnDemand(
		['listAllPsychologists', 'createPsychologist'],
		async () => (await import('../psychologist/admin.handlers.ts')).psychologistAdminHandlers,
	),
	...handlersOnDemand(
		['changePsychologistProfile'],
		async () => (await import('../psychologist-profile/admin.handlers.ts')).psychologistProfileAdminHandlers,
	),
	...handlersOnDemand(endpoints.report, async () => (await import('../report/admin.handlers.ts')).reportAdminHandlers),
	...handlersOnDemand(
		endpoints.register,
		async () => (await import('../register/admin.handlers.ts')).registerAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.ownHours,
		async () => (await import('../rota/own-hours.handlers.ts')).ownHoursAdminHandlers,
	),
	...handlersOnDemand(
		['changePsychologist', 'previewFreeTimes'],
		async () => (await import('../rota/admin.handlers.ts')).rotaAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.toBeMoved,
		async () => (await import('../rota/admin.handlers.ts')).toBeMovedAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.service,
		async () => (await import('../service/admin.handlers.ts')).serviceAdminHandlers,
	),
	...handlersOnDemand(
		endpoints.testimonial,
		async () => (await import('../testimonial/admin.handlers.ts')).testimonialAdminHandlers,
	),
	...handlersOnDemand(endpoints.user, async () => (await import('../user/admin.handlers.ts')).userAdminHandlers),
	...handlersOnDemand(
		endpoints.waitingList,
		async () => (await import('../waiting-list/admin.handlers.ts')).waitingListAdminHandlers,
	),
});
