import type { Audience } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import type { Grant } from './permissions.ts';

/** Reads of an access check: the account's AUTH item and ended sessions, and the public halves of the valid keys. */
const ACCESS: readonly Grant[] = ['table:read', 'signing-key:public-key'];

/** Encrypts and decrypts names, email addresses and notes. */
const FIELDS: readonly Grant[] = ['field-key:decrypt', 'field-key:generate'];

/**
 * Writes of visitors, stored with their jobs, under pseudonyms and with encrypted names and addresses; reads the key
 * and the article. No index, so that no list of other visitors' texts can be read. These need no account.
 */
const VISITOR_WRITES: readonly Grant[] = ['table:read', 'table:transact', ...FIELDS];

/**
 * Least privilege, one line per endpoint: what its use case needs beyond the access check. The mapped type makes a new
 * endpoint without grants a compile error.
 */
export const grants: Record<EndpointName, readonly Grant[]> = {
	register: ['table:read', 'table:transact', 'signing-key:sign', ...FIELDS],
	login: ['table:read', 'table:write', 'signing-key:sign', ...FIELDS],
	verify: ['field-key:decrypt'],
	logout: ['table:write'],
	// Stores the job of a mail and the counters of its limits; only the notifier looks the address up.
	forgotPassword: ['table:read', 'table:write', ...FIELDS],
	resetPassword: ['table:read', 'table:transact', ...FIELDS],
	confirmEmail: ['table:read', 'table:transact'],
	getJwks: ['signing-key:public-key'],
	getAccount: ['field-key:decrypt'],
	changeName: ['table:write', 'table:transact', 'field-key:decrypt'],
	changePassword: ['table:transact', 'signing-key:sign', 'field-key:decrypt'],
	changeEmail: ['table:read', 'table:write', 'table:transact', ...FIELDS],
	resendConfirmation: ['table:write', 'field-key:decrypt'],
	// Stores the job of the SMS and the counters of its limits.
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
	// These store only the counters of their limits, under a pseudonym.
	reportSavedContent: ['table:read', 'table:write', ...FIELDS],
	reportClientError: ['table:read', 'table:write', ...FIELDS],
	reportPolicyViolations: ['table:read', 'table:write', ...FIELDS],
	reportWebVitals: ['table:read', 'table:write', ...FIELDS],
	// Count requests per network, under a pseudonym.
	listAvailableTimes: ['table:read', 'table:write', ...FIELDS],
	getAvailability: ['table:read', 'table:write', ...FIELDS],
	createAppointment: ['table:read', 'table:transact', ...FIELDS],
	dryRunBooking: ['table:read', 'table:transact', ...FIELDS],
	listMyAppointments: ['index:GSI1', 'field-key:decrypt'],
	getMyAppointment: ['field-key:decrypt'],
	// Counts requests per network. The index has the months of all psychologists.
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
	// Writes an audit entry about reading the notes.
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
	// Recording a past visit reads the client's visits of that time.
	bookForClient: ['table:transact', 'index:GSI1', ...FIELDS],
	listFollowingTimes: ['field-key:decrypt'],
	listSeriesTimes: ['field-key:decrypt'],
	bookSeries: ['table:transact', 'index:GSI1', ...FIELDS],
	listFollowingMoves: ['field-key:decrypt'],
	moveFollowing: ['table:transact', ...FIELDS],
	cancelFollowing: ['table:transact', ...FIELDS],
	cancelMyFollowing: ['table:transact', ...FIELDS],
	// Finds affected appointments by the cells they hold, so closures need no index.
	listClosures: [],
	listAffected: ['field-key:decrypt'],
	createClosure: ['table:transact'],
	deleteClosure: ['table:transact'],
	listToBeMoved: ['index:GSI2', 'field-key:decrypt'],
	changeToBeMoved: ['table:transact'],
	getMyDay: ['index:GSI1', 'index:GSI2', 'field-key:decrypt'],
	// Writes an audit entry about reading the note.
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
	// Finds affected visits by the cells they hold.
	listHoursRequests: ['field-key:decrypt'],
	countHoursRequests: ['field-key:decrypt'],
	decideHoursRequest: ['table:transact', ...FIELDS],
	getDashboard: ['index:GSI1', 'index:GSI2', 'field-key:decrypt'],
	// Writes an audit entry about the export.
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
	// Writes an audit entry about the export.
	exportTakings: ['index:GSI1', 'table:write', 'field-key:decrypt'],
	// New clients are found by the visits of each client.
	getVisitReport: ['index:GSI1', 'index:GSI2'],
	getIncomeReport: ['index:GSI1'],
	// Writes an audit entry about the export.
	exportReport: ['index:GSI1', 'index:GSI2', 'table:write'],
	// Decrypts the names in data requests.
	listAudit: ['field-key:decrypt'],
	listNoteReadings: ['index:GSI1', 'index:GSI2', 'field-key:decrypt'],
	// Writes an audit entry about the export.
	exportAudit: ['table:write', 'field-key:decrypt'],
	listClients: ['index:GSI1', 'field-key:decrypt'],
	addClient: ['table:transact', ...FIELDS],
	getClient: ['index:GSI1', 'index:GSI2', 'field-key:decrypt'],
	changeClient: ['table:transact', ...FIELDS],
	// Counts the visits of the other record.
	claimVisits: ['table:read', 'table:write', 'table:transact', 'index:GSI1', ...FIELDS],
	mergeClient: ['table:transact', 'index:GSI1', ...FIELDS],
	noteConsent: ['table:transact', 'field-key:decrypt'],
	correctClientEmail: ['table:read', 'table:write', 'table:transact', 'index:GSI1', ...FIELDS],
	identifyClient: ['table:transact', 'field-key:decrypt'],
	// Writes an audit entry about the export.
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
	// Count the visits affected by a removed service or changed hours.
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
	// Writes an audit entry about the export.
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
	// Published comments are on the index of their article; staff find all of them on the third index.
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
	// Writes an audit entry about the list of addresses.
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

/** The union of the grants of every endpoint of an audience. */
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
