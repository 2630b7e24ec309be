import { requireEnv } from '../platform/config.ts';
import { apiFunction } from '../platform/http/api-function.ts';
import { handlersOnDemand } from '../platform/http/handlers-on-demand.ts';
import { startClients } from '../platform/keys/start-clients.ts';

for (const name of ['TABLE_NAME', 'FIELD_KEY_ID', 'MAIL_DOMAIN', 'CURRENCY', 'SITE_BUCKET']) requireEnv(name);
startClients();

/** API of staff. */
export const handler = apiFunction('admin', {
	...handlersOnDemand(
		[
			'listAppointments',
			'getAppointment',
			'openNotes',
			'recordOutcome',
			'noteProgress',
			'notePhoneCall',
			'cancelAppointment',
			'giveTimeFree',
			'moveAppointment',
			'changeStaffNote',
			'resendAppointmentMail',
			'bookForClient',
			'listFollowingTimes',
			'listUnconfirmedVisits',
			'releaseUnconfirmedVisits',
			'exportAppointments',
		],
		async () => (await import('../appointment/admin.handlers.ts')).appointmentAdminHandlers,
	),
	...handlersOnDemand(
		['listSeriesTimes', 'bookSeries', 'listFollowingMoves', 'moveFollowing', 'cancelFollowing'],
		async () => (await import('../appointment/series/admin.handlers.ts')).seriesAdminHandlers,
	),
	...handlersOnDemand(
		[
			'listAllArticles',
			'getArticleDraft',
			'createArticle',
			'saveArticle',
			'publishArticle',
			'unpublishArticle',
			'scheduleArticle',
			'unscheduleArticle',
			'deleteArticle',
			'listArticleRevisions',
			'getArticleRevision',
			'restoreArticleRevision',
		],
		async () => (await import('../article/admin.handlers.ts')).articleAdminHandlers,
	),
	...handlersOnDemand(
		[
			'getMyDay',
			'getLastNote',
			'getMyDaySettings',
			'renewCalendarFeed',
			'changeCalendarFeed',
			'deleteCalendarFeed',
			'changeDayNotices',
		],
		async () => (await import('../my-day/admin.handlers.ts')).myDayAdminHandlers,
	),
	...handlersOnDemand(
		['listAudit', 'exportAudit', 'listNoteReadings'],
		async () => (await import('../audit/admin.handlers.ts')).auditAdminHandlers,
	),
	...handlersOnDemand(
		['listStaffTimes', 'listColleagueTimes'],
		async () => (await import('../availability/admin.handlers.ts')).availabilityAdminHandlers,
	),
	...handlersOnDemand(
		[
			'listClients',
			'addClient',
			'getClient',
			'changeClient',
			'correctClientEmail',
			'identifyClient',
			'mergeClient',
			'noteConsent',
		],
		async () => (await import('../client-file/admin.handlers.ts')).clientFileAdminHandlers,
	),
	...handlersOnDemand(
		['listClosures', 'listAffected', 'createClosure', 'deleteClosure'],
		async () => (await import('../closure/admin.handlers.ts')).closureAdminHandlers,
	),
	...handlersOnDemand(
		['listAllComments', 'moderateComment'],
		async () => (await import('../comment/admin.handlers.ts')).commentAdminHandlers,
	),
	...handlersOnDemand(['uploadCover'], async () => (await import('../cover/admin.handlers.ts')).coverAdminHandlers),
	...handlersOnDemand(
		['getCrisisSettings', 'changeCrisisDuty', 'changeCrisisPhrases'],
		async () => (await import('../crisis/admin.handlers.ts')).crisisAdminHandlers,
	),
	...handlersOnDemand(
		['getDashboard'],
		async () => (await import('../dashboard/admin.handlers.ts')).dashboardAdminHandlers,
	),
	...handlersOnDemand(
		['exportClient', 'eraseClient'],
		async () => (await import('../data-request/admin.handlers.ts')).dataRequestAdminHandlers,
	),
	...handlersOnDemand(
		[
			'listAllFaqs',
			'createFaq',
			'changeFaq',
			'reorderFaqs',
			'deleteFaq',
			'listQuestions',
			'answerQuestion',
			'changeQuestion',
		],
		async () => (await import('../faq/admin.handlers.ts')).faqAdminHandlers,
	),
	...handlersOnDemand(
		[
			'listInbox',
			'getInboxItem',
			'getInboxAssignment',
			'markOnPhone',
			'endPhoneCall',
			'listInboxColleagues',
			'handInboxItem',
		],
		async () => (await import('../inbox/admin.handlers.ts')).inboxAdminHandlers,
	),
	...handlersOnDemand(
		['getLaunchChecklist', 'tickLaunchItem'],
		async () => (await import('../launch/admin.handlers.ts')).launchAdminHandlers,
	),
	...handlersOnDemand(
		['listMessages', 'replyToMessage', 'changeMessage'],
		async () => (await import('../message/admin.handlers.ts')).messageAdminHandlers,
	),
	...handlersOnDemand(
		['listSubscribers'],
		async () => (await import('../newsletter/admin.handlers.ts')).newsletterAdminHandlers,
	),
	...handlersOnDemand(
		[
			'listIssues',
			'getIssue',
			'createIssue',
			'saveIssue',
			'deleteIssue',
			'countSubscribers',
			'testIssue',
			'sendIssue',
			'stopIssue',
		],
		async () => (await import('../newsletter-issue/admin.handlers.ts')).newsletterIssueAdminHandlers,
	),
	...handlersOnDemand(
		[
			'getPayments',
			'notePayment',
			'reversePayment',
			'changePriceToPay',
			'decideCharge',
			'listVisitsPaid',
			'getReceipt',
			'sendReceipt',
			'getTakings',
			'exportTakings',
		],
		async () => (await import('../payment/admin.handlers.ts')).paymentAdminHandlers,
	),
	...handlersOnDemand(
		['getSettings', 'changeSettings'],
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
	...handlersOnDemand(
		['getVisitReport', 'getIncomeReport', 'exportReport'],
		async () => (await import('../report/admin.handlers.ts')).reportAdminHandlers,
	),
	...handlersOnDemand(
		[
			'listBreaches',
			'openBreach',
			'changeBreach',
			'listDataRequests',
			'openDataRequest',
			'changeDataRequest',
			'countRegisters',
			'exportRegister',
		],
		async () => (await import('../register/admin.handlers.ts')).registerAdminHandlers,
	),
	...handlersOnDemand(
		[
			'getMyHours',
			'changeMyHours',
			'requestHours',
			'withdrawHoursRequest',
			'listHoursRequests',
			'countHoursRequests',
			'decideHoursRequest',
		],
		async () => (await import('../rota/own-hours.handlers.ts')).ownHoursAdminHandlers,
	),
	...handlersOnDemand(
		['changePsychologist', 'previewFreeTimes'],
		async () => (await import('../rota/admin.handlers.ts')).rotaAdminHandlers,
	),
	...handlersOnDemand(
		['listToBeMoved', 'changeToBeMoved'],
		async () => (await import('../rota/admin.handlers.ts')).toBeMovedAdminHandlers,
	),
	...handlersOnDemand(
		['listAllServices', 'createService', 'changeService', 'reorderServices', 'changePrices'],
		async () => (await import('../service/admin.handlers.ts')).serviceAdminHandlers,
	),
	...handlersOnDemand(
		['listAllTestimonials', 'decideTestimonial'],
		async () => (await import('../testimonial/admin.handlers.ts')).testimonialAdminHandlers,
	),
	...handlersOnDemand(
		['listUsers', 'getUser', 'changeUser', 'liftUndeliverable'],
		async () => (await import('../user/admin.handlers.ts')).userAdminHandlers,
	),
	...handlersOnDemand(
		[
			'listWaitingList',
			'countWaiting',
			'addToWaitingList',
			'changeWaitingForClient',
			'answerOfferForClient',
			'removeFromWaitingList',
		],
		async () => (await import('../waiting-list/admin.handlers.ts')).waitingListAdminHandlers,
	),
});
