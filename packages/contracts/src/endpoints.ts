import {
	changeConsent,
	changeName,
	changePassword,
	confirmSecondFactor,
	deleteAccount,
	exportMyData,
	getAccount,
	logoutEverywhere,
	removeSecondFactor,
	resendConfirmation,
	startSecondFactor,
} from './account/endpoints.ts';
import {
	bookForClient,
	cancelAppointment,
	cancelMyAppointment,
	changeStaffNote,
	createAppointment,
	exportAppointments,
	getAppointment,
	getMyAppointment,
	listAppointments,
	listMyAppointments,
	moveAppointment,
	moveMyAppointment,
	recordOutcome,
	resendAppointmentMail,
} from './appointment/endpoints.ts';
import {
	createArticle,
	deleteArticle,
	getArticle,
	getArticleCounts,
	getArticleDraft,
	likeArticle,
	listAllArticles,
	listArticles,
	listRelatedArticles,
	publishArticle,
	saveArticle,
	unpublishArticle,
	uploadCover,
	viewArticle,
} from './article/endpoints.ts';
import { listAudit } from './audit/endpoints.ts';
import { getAvailability, listAvailableTimes } from './availability/endpoints.ts';
import { createClosure, deleteClosure, listAffected, listClosures } from './closure/endpoints.ts';
import { createComment, listAllComments, listComments, moderateComment } from './comment/endpoints.ts';
import { getDashboard } from './dashboard/endpoints.ts';
import type { Audience, Endpoint } from './endpoint.ts';
import {
	answerQuestion,
	changeFaq,
	changeQuestion,
	createFaq,
	deleteFaq,
	listAllFaqs,
	listFaqs,
	listQuestions,
	reorderFaqs,
	submitQuestion,
} from './faq/endpoints.ts';
import {
	confirmEmail,
	forgotPassword,
	getJwks,
	login,
	logout,
	register,
	resetPassword,
	verify,
} from './identity/endpoints.ts';
import { changeMessage, listMessages, replyToMessage, sendMessage } from './message/endpoints.ts';
import { confirmSubscription, listSubscribers, subscribe, unsubscribe } from './newsletter/endpoints.ts';
import { changeSettings, getProfile, getSettings } from './profile/endpoints.ts';
import {
	changePsychologist,
	createPsychologist,
	listAllPsychologists,
	listPsychologists,
	previewFreeTimes,
} from './psychologist/endpoints.ts';
import { changeService, createService, listAllServices, listServices, reorderServices } from './service/endpoints.ts';
import { reportSavedContent } from './telemetry/endpoints.ts';
import { decideTestimonial, listAllTestimonials, listTestimonials, offerTestimonial } from './testimonial/endpoints.ts';
import { changeUser, getUser, listUsers } from './user/endpoints.ts';

/**
 * Every operation of the API by name. Routes, grants, handlers and the authorisation matrix are mapped types over
 * this record, so that a new endpoint does not compile until each of them knows it.
 */
export const endpoints = {
	register,
	login,
	verify,
	logout,
	forgotPassword,
	resetPassword,
	confirmEmail,
	getJwks,
	getAccount,
	changeName,
	changePassword,
	resendConfirmation,
	logoutEverywhere,
	changeConsent,
	exportMyData,
	deleteAccount,
	startSecondFactor,
	confirmSecondFactor,
	removeSecondFactor,
	getProfile,
	listServices,
	listTestimonials,
	listArticles,
	getArticle,
	listRelatedArticles,
	getArticleCounts,
	listComments,
	listFaqs,
	likeArticle,
	viewArticle,
	createComment,
	submitQuestion,
	sendMessage,
	subscribe,
	confirmSubscription,
	unsubscribe,
	offerTestimonial,
	reportSavedContent,
	listAvailableTimes,
	getAvailability,
	createAppointment,
	listMyAppointments,
	getMyAppointment,
	cancelMyAppointment,
	moveMyAppointment,
	listPsychologists,
	listAppointments,
	getAppointment,
	recordOutcome,
	cancelAppointment,
	moveAppointment,
	changeStaffNote,
	resendAppointmentMail,
	bookForClient,
	listClosures,
	listAffected,
	createClosure,
	deleteClosure,
	getDashboard,
	listAudit,
	listUsers,
	getUser,
	changeUser,
	listAllServices,
	createService,
	changeService,
	reorderServices,
	listAllPsychologists,
	createPsychologist,
	changePsychologist,
	previewFreeTimes,
	listAllArticles,
	getArticleDraft,
	createArticle,
	saveArticle,
	publishArticle,
	unpublishArticle,
	deleteArticle,
	uploadCover,
	listAllComments,
	moderateComment,
	listAllFaqs,
	createFaq,
	changeFaq,
	reorderFaqs,
	deleteFaq,
	listQuestions,
	answerQuestion,
	changeQuestion,
	listAllTestimonials,
	decideTestimonial,
	listMessages,
	replyToMessage,
	changeMessage,
	listSubscribers,
	getSettings,
	changeSettings,
	exportAppointments,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** The names of the endpoints one function answers. */
export type EndpointNameOf<A extends Audience> = {
	[N in EndpointName]: Endpoints[N]['audience'] extends A ? N : never;
}[EndpointName];
