import { consentWording } from '@tulia/contracts/consent-wording';
import type { Endpoint, QueryOf } from '@tulia/contracts/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@tulia/contracts/endpoints';
import { FIXTURE_NOW } from '../appointment/booking-fixture.ts';
import {
	type ObjectRow,
	onAppointment,
	onOthersEntry,
	onOwnVisit,
	onTicket,
	unknownObject,
} from './object-access-matrix.ts';
import { aDataRequest, aDraft, aFaq, anIssue, aPsychologist, aService } from './valid-bodies.ts';

/** A path that the right caller may use; when it names an object of staff or a client, also its owner and the answer. */
type Row<E extends Endpoint> = E extends { readonly params: object }
	? E extends { readonly access: 'public' }
		? string
		: ObjectRow
	: string;

/** Whether the contract's own path will do: no parameter, and no query that it needs. */
type IsPlain<E extends Endpoint> = E extends { readonly params: object }
	? false
	: E extends { readonly query: object }
		? Record<never, never> extends QueryOf<E>
			? true
			: false
		: true;

/** A missing row, or one without its object's owner, does not compile. */
type Rows = {
	readonly [N in EndpointName as IsPlain<Endpoints[N]> extends true ? never : N]: Row<Endpoints[N]>;
} & {
	readonly [N in EndpointName as IsPlain<Endpoints[N]> extends true ? N : never]?: string;
};

const LAST_WEEK = new Date(FIXTURE_NOW.getTime() - 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const REPORT_DAYS = `from=${LAST_WEEK}&to=${LAST_WEEK}`;

const rows: Rows = {
	resetPassword: `/api/auth/reset-password/${'a'.repeat(43)}`,
	changeConsent: {
		path: (kind) => `/api/account/consents/${kind}`,
		body: { given: true },
		// Consents of other accounts cannot be named: the account is always the caller's.
		answer: (of) => (of === "the client's own" ? 200 : 400),
		id: {
			"the client's own": () => 'health_data',
			"another client's": ({ others }) => others.id,
			unknown: () => 'terms',
			malformed: () => '%20',
		},
	},
	getArticle: '/api/blogs/1',
	listRelatedArticles: '/api/blogs/related/1?category=Anxiety',
	getArticleCounts: '/api/blogs/1/counts',
	listComments: '/api/blogs/1/comments',
	likeArticle: '/api/blogs/1/like',
	viewArticle: '/api/blogs/1/view',
	createComment: '/api/blogs/1/comments',
	unsubscribe: `/api/newsletter/unsubscribe?token=${'a'.repeat(43)}.${'b'.repeat(43)}`,
	listAvailableTimes: '/api/appointments/available-times?date=2030-01-07&serviceId=stress',
	listColleagueTimes: '/api/admin/colleague-times?date=2030-01-07',
	listStaffTimes: '/api/admin/staff-times?date=2030-01-07&serviceId=stress',
	getAvailability: '/api/appointments/availability?serviceId=stress&from=2030-01-07&to=2030-01-08',
	getMyAppointment: onTicket('', undefined, 200),
	// Refused for its outdated version, so that the matrix does not change the ticket.
	moveMyAppointment: onTicket('/move', { date: '2030-01-07', time: '9:00 AM', version: 99 }, 409),
	cancelMyAppointment: onTicket('/cancellation', {}, 200),
	getCalendarFeed: '/api/calendar-feeds/nobody/nothing.ics',
	changeWaiting: unknownObject((w) => `/api/waiting-list/${w}`, { days: ['monday'], part: 'any', until: '2030-01-07' }),
	leaveWaitingList: unknownObject((id) => `/api/waiting-list/${id}`),
	answerMyOffer: unknownObject((id) => `/api/waiting-list/${id}/answer`, { kept: 'none', answer: 'take' }),
	changeWaitingForClient: unknownObject((w) => `/api/admin/waiting-list/${w}`, {
		...{ days: ['monday'], part: 'any', until: '2030-01-07' },
		version: 1,
	}),
	answerOfferForClient: unknownObject((id) => `/api/admin/waiting-list/${id}/answer`, { kept: 'none', answer: 'take' }),
	removeFromWaitingList: unknownObject((id) => `/api/admin/waiting-list/${id}`),
	getPsychologist: '/api/psychologists/amina',
	recordOutcome: onAppointment('', { status: 'attended' }, 409),
	noteProgress: onAppointment('/progress', { progress: 'arrived', version: 99, progressVersion: 0 }, 409),
	notePhoneCall: onAppointment('/phone-call', { what: 'told', version: 99, phonedVersion: 0 }, 409),
	getAppointment: onAppointment('', undefined, 200),
	openNotes: onAppointment('/notes-reading', { reason: 'standing_in' }, 200),
	// Both were cancelled before; a repeat succeeds, and its mail may be sent again.
	giveTimeFree: onAppointment('/kept-free', undefined, 200),
	cancelAppointment: onAppointment('/cancellation', { reason: 'Closed that day', version: 99 }, 200),
	moveAppointment: onAppointment('/move', { date: '2030-01-07', time: '9:00 AM', version: 99 }, 409),
	changeStaffNote: onAppointment('/note', { note: 'Prefers the chair by the door', noteVersion: 99 }, 409),
	resendAppointmentMail: onAppointment('/mails', { kind: 'cancelled' }, 202),
	listFollowingTimes: onAppointment('/following-times', undefined, 200),
	listSeriesTimes:
		'/api/admin/series/times?clientId=nobody&serviceId=stress&psychologistId=amina&date=2030-01-07&time=9:00%20AM',
	// Appointments of no series.
	listFollowingMoves: onAppointment('/following-moves?date=2030-01-07&time=9:00%20AM', undefined, 404),
	moveFollowing: onAppointment(
		'/following-moves',
		{
			visits: [{ id: 'none', version: 1, date: '2030-01-07', time: '9:00 AM', psychologistId: 'amina' }],
		},
		404,
	),
	cancelFollowing: onAppointment('/following-cancellations', { reason: 'Closed that day', version: 99 }, 404),
	cancelMyFollowing: onTicket('/following-cancellations', {}, 404),
	listClosures: '/api/admin/closures?from=2030-01-01&to=2030-12-31',
	listAffected: '/api/admin/closures/affected?date=2030-01-07',
	deleteClosure: unknownObject((id) => `/api/admin/closures/2030-01-07/${id}`),
	// Visits that can take place as booked.
	changeToBeMoved: {
		...onAppointment('', { what: 'keep', version: 1, noteVersion: 0 }, 409),
		path: (id) => `/api/admin/to-be-moved/${id}`,
	},
	getLastNote: onOwnVisit((id) => `/api/admin/my-day/visits/${id}/last-note`),
	// There are no requests.
	decideHoursRequest: unknownObject((id) => `/api/admin/hours-requests/${id}`, { decision: 'decline', version: 1 }),
	listNoteReadings: '/api/admin/audit/note-readings?client=nobody',
	getClient: unknownObject((id) => `/api/admin/clients/${id}`),
	changeClient: unknownObject((id) => `/api/admin/clients/${id}`, { name: 'Somebody', version: 1 }),
	mergeClient: unknownObject((id) => `/api/admin/clients/${id}/merge`, {
		...{ otherId: 'nobody', name: 'kept', phone: 'kept', email: 'kept', notices: 'kept' },
		...{ reason: 'Said so', version: 0, otherVersion: 0 },
	}),
	correctClientEmail: unknownObject((id) => `/api/admin/clients/${id}/email`, {
		email: 'new@clients.example',
		how: 'id',
	}),
	identifyClient: unknownObject((id) => `/api/admin/clients/${id}/identity`, { how: 'id' }),
	noteConsent: unknownObject((id) => `/api/admin/clients/${id}/consents/health_data`, {
		...{ given: true, how: 'at_desk', wording: consentWording.health_data.version },
	}),
	exportClient: unknownObject((id) => `/api/admin/clients/${id}/export`, aDataRequest),
	eraseClient: unknownObject((id) => `/api/admin/clients/${id}/erasure`, {
		...aDataRequest,
		confirmation: 'erase this client',
		version: 0,
	}),
	getUser: unknownObject((id) => `/api/admin/users/${id}`),
	changeUser: unknownObject((id) => `/api/admin/users/${id}`, {
		roles: [],
		confirmation: 'nobody@example.com',
		version: 1,
	}),
	liftUndeliverable: unknownObject((id) => `/api/admin/users/${id}/undeliverable`, { reason: 'owner_asked' }),
	changeService: unknownObject((id) => `/api/admin/services/${id}`, aService),
	changePsychologist: unknownObject((id) => `/api/admin/psychologists/${id}`, aPsychologist),
	changePsychologistProfile: onOthersEntry((id) => `/api/admin/psychologists/${id}/profile`, {
		languages: [],
		version: 0,
	}),
	previewFreeTimes: unknownObject((id) => `/api/admin/psychologists/${id}/free-times?serviceId=stress`, undefined, 422),
	getArticleDraft: unknownObject((id) => `/api/admin/articles/${id}`),
	saveArticle: unknownObject((id) => `/api/admin/articles/${id}`, aDraft),
	publishArticle: unknownObject((id) => `/api/admin/articles/${id}/publication`, { version: 1 }),
	unpublishArticle: unknownObject((id) => `/api/admin/articles/${id}/publication`),
	scheduleArticle: unknownObject((id) => `/api/admin/articles/${id}/schedule`, {
		at: '2027-01-04T06:00:00.000Z',
		version: 1,
	}),
	unscheduleArticle: unknownObject((id) => `/api/admin/articles/${id}/schedule`),
	deleteArticle: unknownObject((id) => `/api/admin/articles/${id}`),
	listArticleRevisions: unknownObject((id) => `/api/admin/articles/${id}/revisions`),
	getArticleRevision: unknownObject((id) => `/api/admin/articles/${id}/revisions/1`),
	restoreArticleRevision: unknownObject((id) => `/api/admin/articles/${id}/revisions/1/restoration`, { version: 1 }),
	moderateComment: unknownObject((id) => `/api/admin/comments/${id}`, { state: 'published', version: 1 }),
	changeFaq: unknownObject((id) => `/api/admin/faqs/${id}`, aFaq),
	deleteFaq: unknownObject((id) => `/api/admin/faqs/${id}`),
	answerQuestion: unknownObject((id) => `/api/admin/questions/${id}/answer`, { answer: 'Yes, you can.', version: 1 }),
	changeQuestion: unknownObject((id) => `/api/admin/questions/${id}`, { state: 'done', version: 1 }),
	decideTestimonial: unknownObject((id) => `/api/admin/testimonials/${id}`, { state: 'hidden', version: 1 }),
	getInboxItem: unknownObject((id) => `/api/admin/inbox/messages/${id}`),
	getInboxAssignment: unknownObject((id) => `/api/admin/inbox/messages/${id}/assignment`),
	markOnPhone: unknownObject((id) => `/api/admin/inbox/messages/${id}/phone-call`, {}),
	endPhoneCall: unknownObject((id) => `/api/admin/inbox/messages/${id}/phone-call`),
	handInboxItem: unknownObject((id) => `/api/admin/inbox/messages/${id}/assignee`, { to: 'nobody' }),
	replyToMessage: unknownObject((id) => `/api/admin/messages/${id}/reply`, { reply: 'Thank you.', version: 1 }),
	changeMessage: unknownObject((id) => `/api/admin/messages/${id}`, { state: 'done', version: 1 }),
	getIssue: unknownObject((id) => `/api/admin/newsletter-issues/${id}`),
	saveIssue: unknownObject((id) => `/api/admin/newsletter-issues/${id}`, { ...anIssue, version: 1 }),
	deleteIssue: unknownObject((id) => `/api/admin/newsletter-issues/${id}`),
	testIssue: unknownObject((id) => `/api/admin/newsletter-issues/${id}/test`, { version: 1 }),
	sendIssue: unknownObject((id) => `/api/admin/newsletter-issues/${id}/sending`, { version: 1 }),
	stopIssue: unknownObject((id) => `/api/admin/newsletter-issues/${id}/sending`),
	changeBreach: unknownObject((id) => `/api/admin/breaches/${id}`, {
		noticedAt: '2026-11-24T06:00:00.000Z',
		...{ what: 'A list was lost', data: 'Names', people: 'Not known yet', version: 1 },
	}),
	changeDataRequest: unknownObject((id) => `/api/admin/data-requests/${id}`, {
		...{ kind: 'access', askedOn: '2026-11-20', askedBy: 'The client', version: 1 },
	}),
	exportRegister: '/api/admin/registers/export?register=breaches',
	// Item ids are a list of the contract: others are refused.
	tickLaunchItem: unknownObject((id) => `/api/admin/launch-checklist/${id}`, { done: true }, 400),
	getPayments: onAppointment('/payments', undefined, 200),
	// Refused for the version, or for an unknown payment: the visit stays unpaid.
	notePayment: onAppointment('/payments', { method: 'cash', amount: 100, version: 99 }, 409),
	reversePayment: onAppointment('/payments/none/reversal', { reason: 'Wrong visit', version: 99 }, 404),
	changePriceToPay: onAppointment('/price', { due: 0, reason: 'A student', version: 99 }, 409),
	decideCharge: onAppointment('/charge', { charge: true, version: 99 }, 409),
	listVisitsPaid: '/api/admin/payments?appointments=none',
	// A malformed number is refused as such.
	getReceipt: unknownObject((id) => `/api/admin/receipts/${id}`, undefined, 400),
	sendReceipt: unknownObject((id) => `/api/admin/receipts/${id}/mails`, {}, 400),
	getTakings: '/api/admin/takings?day=2030-01-07',
	exportTakings: '/api/admin/takings/export?from=2030-01-07&to=2030-01-07',
	getVisitReport: `/api/admin/reports/visits?${REPORT_DAYS}`,
	getIncomeReport: `/api/admin/reports/income?${REPORT_DAYS}`,
	exportReport: `/api/admin/reports/export?${REPORT_DAYS}`,
};

/** How an endpoint is called: by its row, or by the contract's path. */
export const accessRowOf = (name: EndpointName): string | ObjectRow => rows[name] ?? endpoints[name].path;
