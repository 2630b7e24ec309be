import type { Audience } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import type { Grant } from './permissions.ts';

/** What an access check reads: the account's AUTH item and ended sessions, and the public halves of the keys that count. */
const ACCESS: readonly Grant[] = ['table:read', 'signing-key:public-key'];

/** Writing and reading names, email addresses and notes. */
const FIELDS: readonly Grant[] = ['field-key:decrypt', 'field-key:generate'];

/**
 * What a visitor writes: kept together with the job it causes, under pseudonyms and with names and addresses encrypted;
 * read are the key behind those, and the article it is about. No index: nobody out there lists what others wrote. None of
 * these knows who is asking, so none needs an account.
 */
const VISITOR_WRITES: readonly Grant[] = ['table:read', 'table:transact', ...FIELDS];

/**
 * Least privilege, one line per endpoint: what its use case needs beyond the access check. The mapped type makes a new
 * endpoint fail to compile until somebody decides.
 */
export const grants: Record<EndpointName, readonly Grant[]> = {
	register: ['table:read', 'table:transact', 'signing-key:sign', ...FIELDS],
	login: ['table:read', 'table:write', 'signing-key:sign', ...FIELDS],
	verify: ['field-key:decrypt'],
	logout: ['table:write'],
	// Keeps the promise of a mail and the counts of its limits; whether somebody has the address only the notifier reads.
	forgotPassword: ['table:read', 'table:write', ...FIELDS],
	resetPassword: ['table:read', 'table:transact', ...FIELDS],
	confirmEmail: ['table:read', 'table:transact'],
	getJwks: ['signing-key:public-key'],
	getAccount: ['field-key:decrypt'],
	changeName: ['table:write', 'table:transact', 'field-key:decrypt'],
	changePassword: ['table:transact', 'signing-key:sign', 'field-key:decrypt'],
	changeEmail: ['table:read', 'table:write', 'table:transact', ...FIELDS],
	resendConfirmation: ['table:write', 'field-key:decrypt'],
	// Keeps the promise of the SMS and the counts of its limits.
	startPhone: ['table:write', 'table:transact', ...FIELDS],
	confirmPhone: ['table:write', 'table:transact', 'field-key:decrypt'],
	changeSms: ['table:write', 'field-key:decrypt'],
	removePhone: ['table:transact', 'field-key:decrypt'],
	chooseNotices: ['table:transact', 'field-key:decrypt'],
	logoutEverywhere: ['table:transact'],
	changeConsent: ['table:transact', 'field-key:decrypt'],
	exportMyData: ['table:transact', 'index:GSI1', 'index:GSI2', 'field-key:decrypt'],
	deleteAccount: ['table:transact', 'field-key:decrypt'],
	startSecondFactor: ['table:write', 'field-key:decrypt'],
	confirmSecondFactor: ['table:transact', 'field-key:decrypt'],
	removeSecondFactor: ['table:transact', 'field-key:decrypt'],
	getProfile: ['catalogue:read'],
	listCrisisPhrases: ['catalogue:read'],
	listServices: ['catalogue:read'],
	listTestimonials: ['catalogue:read'],
	listArticles: ['catalogue:read'],
	getArticle: ['catalogue:read'],
	listRelatedArticles: ['catalogue:read'],
	getArticleCounts: ['catalogue:read'],
	listComments: ['catalogue:read'],
	listFaqs: ['catalogue:read'],
	listPsychologists: ['catalogue:read'],
	getPsychologist: ['catalogue:read'],
	likeArticle: VISITOR_WRITES,
	viewArticle: VISITOR_WRITES,
	createComment: VISITOR_WRITES,
	submitQuestion: VISITOR_WRITES,
	sendMessage: VISITOR_WRITES,
	subscribe: VISITOR_WRITES,
	confirmSubscription: VISITOR_WRITES,
	unsubscribe: VISITOR_WRITES,
	offerTestimonial: ['table:transact', ...FIELDS],
	// These keep nothing but the counts of their own limits, under a pseudonym.
	reportSavedContent: ['table:read', 'table:write', ...FIELDS],
	reportClientError: ['table:read', 'table:write', ...FIELDS],
	reportPolicyViolations: ['table:read', 'table:write', ...FIELDS],
	reportWebVitals: ['table:read', 'table:write', ...FIELDS],
	// Count how often a network asks, under a pseudonym.
	listAvailableTimes: ['table:read', 'table:write', ...FIELDS],
	getAvailability: ['table:read', 'table:write', ...FIELDS],
	createAppointment: ['table:read', 'table:transact', ...FIELDS],
	dryRunBooking: ['table:read', 'table:transact', ...FIELDS],
	listMyAppointments: ['index:GSI1', 'field-key:decrypt'],
	getMyAppointment: ['field-key:decrypt'],
	// Counts how often a network asks. The months are those of all psychologists.
	getCalendarFeed: ['table:read', 'table:write', 'index:GSI2', ...FIELDS],
	cancelMyAppointment: ['table:transact', ...FIELDS],
	moveMyAppointment: ['table:transact', ...FIELDS],
	joinWaitingList: ['table:read', 'table:transact', ...FIELDS],
	listMyWaiting: [],
	changeWaiting: ['table:transact'],
	leaveWaitingList: ['table:transact'],
	answerMyOffer: ['table:read', 'table:transact', ...FIELDS],
	readOffer: ['table:read', 'table:write', ...FIELDS],
	answerOffer: ['table:read', 'table:transact', ...FIELDS],
	listWaitingList: ['index:GSI1', 'field-key:decrypt'],
	countWaiting: ['index:GSI1'],
	addToWaitingList: ['table:transact', 'field-key:decrypt'],
	changeWaitingForClient: ['table:transact', 'field-key:decrypt'],
	answerOfferForClient: ['table:transact', ...FIELDS],
	removeFromWaitingList: ['table:transact', 'field-key:decrypt'],
	listAppointments: ['index:GSI2', 'field-key:decrypt'],
	// Keeps that somebody read what is written there.
	getAppointment: ['table:write', 'field-key:decrypt'],
	openNotes: ['table:write', 'field-key:decrypt'],
	recordOutcome: ['table:transact', ...FIELDS],
	listStaffTimes: [],
	listColleagueTimes: [],
	noteProgress: ['table:transact', ...FIELDS],
	notePhoneCall: ['table:transact', ...FIELDS],
	cancelAppointment: ['table:transact', ...FIELDS],
	giveTimeFree: ['table:transact', ...FIELDS],
	moveAppointment: ['table:transact', ...FIELDS],
	changeStaffNote: ['table:transact', ...FIELDS],
	resendAppointmentMail: ['table:transact', ...FIELDS],
	// Whoever notes a visit that is over looks at those the client had then.
	bookForClient: ['table:transact', 'index:GSI1', ...FIELDS],
	listFollowingTimes: ['field-key:decrypt'],
	listSeriesTimes: ['field-key:decrypt'],
	bookSeries: ['table:transact', 'index:GSI1', ...FIELDS],
	listFollowingMoves: ['field-key:decrypt'],
	moveFollowing: ['table:transact', ...FIELDS],
	cancelFollowing: ['table:transact', ...FIELDS],
	cancelMyFollowing: ['table:transact', ...FIELDS],
	// Affected appointments are found by the cells they hold, so closures need no index.
	listClosures: [],
	listAffected: ['field-key:decrypt'],
	createClosure: ['table:transact'],
	deleteClosure: ['table:transact'],
	listToBeMoved: ['index:GSI2', 'field-key:decrypt'],
	changeToBeMoved: ['table:transact'],
	getMyDay: ['index:GSI1', 'index:GSI2', 'field-key:decrypt'],
	// Keeps that the note was read.
	getLastNote: ['index:GSI1', 'table:write', 'field-key:decrypt'],
	getMyDaySettings: ['field-key:decrypt'],
	renewCalendarFeed: ['table:write', 'field-key:decrypt'],
	changeCalendarFeed: ['table:write'],
	deleteCalendarFeed: ['table:write'],
	changeDayNotices: ['table:write', 'field-key:decrypt'],
	getMyHours: ['field-key:decrypt'],
	changeMyHours: ['table:transact', 'field-key:decrypt'],
	requestHours: ['table:transact', ...FIELDS],
	withdrawHoursRequest: ['table:transact', ...FIELDS],
	// Affected visits are found by the cells they hold.
	listHoursRequests: ['field-key:decrypt'],
	countHoursRequests: ['field-key:decrypt'],
	decideHoursRequest: ['table:transact', ...FIELDS],
	getDashboard: ['index:GSI1', 'index:GSI2', 'field-key:decrypt'],
	// Keeps that somebody took the file with them.
	exportAppointments: ['index:GSI2', 'table:write', 'field-key:decrypt'],
	getPayments: ['field-key:decrypt'],
	notePayment: ['table:transact', ...FIELDS],
	reversePayment: ['table:transact', ...FIELDS],
	changePriceToPay: ['table:transact', ...FIELDS],
	decideCharge: ['table:transact', ...FIELDS],
	listVisitsPaid: [],
	getReceipt: ['field-key:decrypt'],
	sendReceipt: ['table:transact', 'field-key:decrypt'],
	getTakings: ['index:GSI1', 'field-key:decrypt'],
	// Keeps that somebody took the file with them.
	exportTakings: ['index:GSI1', 'table:write', 'field-key:decrypt'],
	// Who is new is read from the visits of each client.
	getVisitReport: ['index:GSI1', 'index:GSI2'],
	getIncomeReport: ['index:GSI1'],
	// Keeps that somebody took the file with them.
	exportReport: ['index:GSI1', 'index:GSI2', 'table:write'],
	// Opens who asked for somebody's data.
	listAudit: ['field-key:decrypt'],
	listNoteReadings: ['index:GSI1', 'index:GSI2', 'field-key:decrypt'],
	// Keeps that somebody took the file with them.
	exportAudit: ['table:write', 'field-key:decrypt'],
	listClients: ['index:GSI1', 'field-key:decrypt'],
	addClient: ['table:transact', ...FIELDS],
	getClient: ['index:GSI1', 'index:GSI2', 'field-key:decrypt'],
	changeClient: ['table:transact', ...FIELDS],
	// Counts the visits that come with the other record.
	claimVisits: ['table:read', 'table:write', 'table:transact', 'index:GSI1', ...FIELDS],
	mergeClient: ['table:transact', 'index:GSI1', ...FIELDS],
	noteConsent: ['table:transact', 'field-key:decrypt'],
	correctClientEmail: ['table:read', 'table:write', 'table:transact', 'index:GSI1', ...FIELDS],
	identifyClient: ['table:transact', 'field-key:decrypt'],
	// Keeps that somebody handed the file over.
	exportClient: ['index:GSI1', 'index:GSI2', 'table:write', 'table:transact', ...FIELDS],
	eraseClient: ['table:transact', ...FIELDS],
	listUsers: ['index:GSI1', 'field-key:decrypt'],
	getUser: ['index:GSI1', 'field-key:decrypt'],
	changeUser: ['table:transact', 'field-key:decrypt'],
	liftUndeliverable: ['table:transact', 'field-key:decrypt'],
	listUnconfirmedVisits: ['index:GSI1', 'field-key:decrypt'],
	releaseUnconfirmedVisits: ['index:GSI1', 'table:transact', ...FIELDS],
	listAllServices: [],
	createService: ['table:transact'],
	// Count the visits that a service taken away, or other hours, concern.
	changeService: ['table:transact', 'index:GSI2'],
	reorderServices: ['table:transact'],
	changePrices: ['table:transact'],
	listAllPsychologists: [],
	createPsychologist: ['table:transact'],
	changePsychologist: ['table:transact'],
	changePsychologistProfile: ['table:transact'],
	previewFreeTimes: [],
	getSettings: [],
	changeSettings: ['table:transact', 'index:GSI2'],
	listBreaches: ['field-key:decrypt'],
	openBreach: ['table:transact', ...FIELDS],
	changeBreach: ['table:transact', ...FIELDS],
	listDataRequests: ['field-key:decrypt'],
	openDataRequest: ['table:transact', ...FIELDS],
	changeDataRequest: ['table:transact', ...FIELDS],
	countRegisters: ['field-key:decrypt'],
	// Keeps that somebody took the file with them.
	exportRegister: ['table:write', 'field-key:decrypt'],
	getCrisisSettings: ['field-key:decrypt'],
	changeCrisisDuty: ['table:transact', 'field-key:decrypt'],
	changeCrisisPhrases: ['table:transact', 'field-key:decrypt'],
	getLaunchChecklist: [],
	tickLaunchItem: ['table:transact'],
	listAllArticles: ['index:GSI1', 'index:GSI2'],
	getArticleDraft: [],
	createArticle: ['table:transact'],
	saveArticle: ['table:transact'],
	publishArticle: ['table:transact'],
	unpublishArticle: ['table:transact'],
	scheduleArticle: ['table:transact'],
	unscheduleArticle: ['table:transact'],
	deleteArticle: ['table:transact'],
	listArticleRevisions: [],
	getArticleRevision: [],
	restoreArticleRevision: ['table:transact'],
	uploadCover: ['uploads:put', 'table:transact'],
	// Published comments lie on their article's list; staff find them on the third index.
	listAllComments: ['index:GSI1', 'index:GSI3', 'field-key:decrypt'],
	moderateComment: ['table:transact', 'field-key:decrypt'],
	listAllFaqs: [],
	createFaq: ['table:transact'],
	changeFaq: ['table:transact'],
	reorderFaqs: ['table:transact'],
	deleteFaq: ['table:transact'],
	listQuestions: ['index:GSI1', 'field-key:decrypt'],
	answerQuestion: ['table:transact', 'field-key:decrypt'],
	changeQuestion: ['table:transact', 'field-key:decrypt'],
	listAllTestimonials: ['index:GSI1'],
	decideTestimonial: ['table:transact'],
	listInbox: ['index:GSI1', 'field-key:decrypt'],
	getInboxItem: ['field-key:decrypt'],
	getInboxAssignment: ['field-key:decrypt'],
	markOnPhone: ['table:transact', 'field-key:decrypt'],
	endPhoneCall: ['table:transact', 'field-key:decrypt'],
	listInboxColleagues: ['field-key:decrypt'],
	handInboxItem: ['table:transact', 'field-key:decrypt'],
	listMessages: ['index:GSI1', 'field-key:decrypt'],
	replyToMessage: ['table:transact', 'field-key:decrypt'],
	changeMessage: ['table:transact', 'field-key:decrypt'],
	// Keeps that somebody took the addresses with them.
	listSubscribers: ['index:GSI1', 'table:write', 'field-key:decrypt'],
	listIssues: ['index:GSI1'],
	getIssue: [],
	createIssue: ['table:transact'],
	saveIssue: ['table:transact'],
	deleteIssue: ['table:transact'],
	countSubscribers: ['index:GSI1'],
	testIssue: ['table:transact', 'field-key:decrypt'],
	sendIssue: ['table:transact', 'index:GSI1'],
	stopIssue: ['table:transact'],
};

/** The union of the grants of every endpoint an audience's function answers. */
export function grantsOf(audience: Audience): ReadonlySet<Grant> {
	const names = Object.keys(endpoints).filter(isEndpointName);
	return new Set(
		names
			.filter((name) => endpoints[name].audience === audience)
			.flatMap((name) => [...(endpoints[name].access === 'public' ? [] : ACCESS), ...grants[name]]),
	);
}

function isEndpointName(name: string): name is EndpointName {
	return name in endpoints;
}
