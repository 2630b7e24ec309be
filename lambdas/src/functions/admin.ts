import { bookForClientHandler } from '../appointment/book-for-client.handler.ts';
import { cancelAppointmentHandler } from '../appointment/cancel-for-centre.handler.ts';
import { changeStaffNoteHandler } from '../appointment/change-staff-note.handler.ts';
import { exportAppointmentsHandler } from '../appointment/export-appointments.handler.ts';
import { getAppointmentHandler } from '../appointment/get-appointment.handler.ts';
import { listAppointmentsHandler } from '../appointment/list-appointments.handler.ts';
import { listUnconfirmedVisitsHandler } from '../appointment/list-unconfirmed-visits.handler.ts';
import { moveAppointmentHandler } from '../appointment/move-for-centre.handler.ts';
import { recordOutcomeHandler } from '../appointment/record-outcome.handler.ts';
import { releaseUnconfirmedVisitsHandler } from '../appointment/release-unconfirmed-visits.handler.ts';
import { resendAppointmentMailHandler } from '../appointment/resend-mail.handler.ts';
import { createArticleHandler } from '../article/create-article.handler.ts';
import { deleteArticleHandler } from '../article/delete-article.handler.ts';
import { getArticleDraftHandler } from '../article/get-article-draft.handler.ts';
import { listAllArticlesHandler } from '../article/list-all-articles.handler.ts';
import { publishArticleHandler } from '../article/publish-article.handler.ts';
import { saveArticleHandler } from '../article/save-article.handler.ts';
import { unpublishArticleHandler } from '../article/unpublish-article.handler.ts';
import { listAuditHandler } from '../audit/list-audit.handler.ts';
import { createClosureHandler } from '../closure/create-closure.handler.ts';
import { deleteClosureHandler } from '../closure/delete-closure.handler.ts';
import { listAffectedHandler } from '../closure/list-affected.handler.ts';
import { listClosuresHandler } from '../closure/list-closures.handler.ts';
import { listAllCommentsHandler } from '../comment/list-all-comments.handler.ts';
import { moderateCommentHandler } from '../comment/moderate-comment.handler.ts';
import { uploadCoverHandler } from '../cover/upload-cover.handler.ts';
import { getDashboardHandler } from '../dashboard/get-dashboard.handler.ts';
import { answerQuestionHandler } from '../faq/answer-question.handler.ts';
import { changeFaqHandler } from '../faq/change-faq.handler.ts';
import { changeQuestionHandler } from '../faq/change-question.handler.ts';
import { createFaqHandler } from '../faq/create-faq.handler.ts';
import { deleteFaqHandler } from '../faq/delete-faq.handler.ts';
import { listAllFaqsHandler } from '../faq/list-all-faqs.handler.ts';
import { listQuestionsHandler } from '../faq/list-questions.handler.ts';
import { reorderFaqsHandler } from '../faq/reorder-faqs.handler.ts';
import { changeMessageHandler } from '../message/change-message.handler.ts';
import { listMessagesHandler } from '../message/list-messages.handler.ts';
import { replyToMessageHandler } from '../message/reply-to-message.handler.ts';
import { listSubscribersHandler } from '../newsletter/list-subscribers.handler.ts';
import { apiFunction } from '../platform/api-function.ts';
import { changeSettingsHandler } from '../profile/change-settings.handler.ts';
import { getSettingsHandler } from '../profile/get-settings.handler.ts';
import { changePsychologistHandler } from '../psychologist/change-psychologist.handler.ts';
import { createPsychologistHandler } from '../psychologist/create-psychologist.handler.ts';
import { listAllPsychologistsHandler } from '../psychologist/list-all-psychologists.handler.ts';
import { previewFreeTimesHandler } from '../psychologist/preview-free-times.handler.ts';
import { changeServiceHandler } from '../service/change-service.handler.ts';
import { createServiceHandler } from '../service/create-service.handler.ts';
import { listAllServicesHandler } from '../service/list-all-services.handler.ts';
import { reorderServicesHandler } from '../service/reorder-services.handler.ts';
import { decideTestimonialHandler } from '../testimonial/decide-testimonial.handler.ts';
import { listAllTestimonialsHandler } from '../testimonial/list-all-testimonials.handler.ts';
import { changeUserHandler } from '../user/change-user.handler.ts';
import { getUserHandler } from '../user/get-user.handler.ts';
import { liftUndeliverableHandler } from '../user/lift-undeliverable.handler.ts';
import { listUsersHandler } from '../user/list-users.handler.ts';

/** What staff do. */
export const handler = apiFunction('admin', {
	listAppointments: listAppointmentsHandler,
	getAppointment: getAppointmentHandler,
	recordOutcome: recordOutcomeHandler,
	cancelAppointment: cancelAppointmentHandler,
	moveAppointment: moveAppointmentHandler,
	changeStaffNote: changeStaffNoteHandler,
	resendAppointmentMail: resendAppointmentMailHandler,
	bookForClient: bookForClientHandler,
	listClosures: listClosuresHandler,
	listAffected: listAffectedHandler,
	createClosure: createClosureHandler,
	deleteClosure: deleteClosureHandler,
	listAllArticles: listAllArticlesHandler,
	getArticleDraft: getArticleDraftHandler,
	createArticle: createArticleHandler,
	saveArticle: saveArticleHandler,
	publishArticle: publishArticleHandler,
	unpublishArticle: unpublishArticleHandler,
	deleteArticle: deleteArticleHandler,
	uploadCover: uploadCoverHandler,
	listAllComments: listAllCommentsHandler,
	moderateComment: moderateCommentHandler,
	listAllFaqs: listAllFaqsHandler,
	createFaq: createFaqHandler,
	changeFaq: changeFaqHandler,
	reorderFaqs: reorderFaqsHandler,
	deleteFaq: deleteFaqHandler,
	listQuestions: listQuestionsHandler,
	answerQuestion: answerQuestionHandler,
	changeQuestion: changeQuestionHandler,
	listMessages: listMessagesHandler,
	replyToMessage: replyToMessageHandler,
	changeMessage: changeMessageHandler,
	listSubscribers: listSubscribersHandler,
	listAllTestimonials: listAllTestimonialsHandler,
	decideTestimonial: decideTestimonialHandler,
	getDashboard: getDashboardHandler,
	exportAppointments: exportAppointmentsHandler,
	listAudit: listAuditHandler,
	listUsers: listUsersHandler,
	getUser: getUserHandler,
	changeUser: changeUserHandler,
	liftUndeliverable: liftUndeliverableHandler,
	listUnconfirmedVisits: listUnconfirmedVisitsHandler,
	releaseUnconfirmedVisits: releaseUnconfirmedVisitsHandler,
	listAllServices: listAllServicesHandler,
	createService: createServiceHandler,
	changeService: changeServiceHandler,
	reorderServices: reorderServicesHandler,
	listAllPsychologists: listAllPsychologistsHandler,
	createPsychologist: createPsychologistHandler,
	changePsychologist: changePsychologistHandler,
	previewFreeTimes: previewFreeTimesHandler,
	getSettings: getSettingsHandler,
	changeSettings: changeSettingsHandler,
});
