import type { Endpoint } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { call, registerClient } from './support/api.ts';
import { admin } from './support/log-in.ts';

/** Parameters and query of a call that would be allowed to the right person; an endpoint without a row does not compile. */
const rows: Record<EndpointName, string> = {
	register: '/api/auth/register',
	login: '/api/auth/login',
	verify: '/api/auth/verify',
	getJwks: '/.well-known/jwks.json',
	getProfile: '/api/profile',
	listServices: '/api/services',
	listTestimonials: '/api/testimonials',
	listArticles: '/api/blogs',
	getArticle: '/api/blogs/1',
	listRelatedArticles: '/api/blogs/related/1?category=Anxiety',
	getArticleCounts: '/api/blogs/1/counts',
	listComments: '/api/blogs/1/comments',
	listFaqs: '/api/faqs',
	likeArticle: '/api/blogs/1/like',
	viewArticle: '/api/blogs/1/view',
	createComment: '/api/blogs/1/comments',
	submitQuestion: '/api/faqs/submit',
	sendMessage: '/api/contact',
	subscribe: '/api/newsletter',
	confirmSubscription: '/api/newsletter/confirm',
	unsubscribe: `/api/newsletter/unsubscribe?token=${'a'.repeat(43)}.${'b'.repeat(43)}`,
	offerTestimonial: '/api/testimonials',
	reportSavedContent: '/api/telemetry/saved-content',
	listAvailableTimes: '/api/appointments/available-times?date=2030-01-07&serviceId=depression-therapy',
	getAvailability: '/api/appointments/availability?serviceId=depression-therapy&from=2030-01-07&to=2030-01-08',
	createAppointment: '/api/appointments',
	listMyAppointments: '/api/appointments',
	getMyAppointment: '/api/appointments/TUL-26-22222',
	listAppointments: '/api/admin/appointments',
	cancelMyAppointment: '/api/appointments/TUL-26-22222/cancellation',
	moveMyAppointment: '/api/appointments/TUL-26-22222/move',
	listPsychologists: '/api/psychologists',
	recordOutcome: '/api/admin/appointments/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	getAppointment: '/api/admin/appointments/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	cancelAppointment: '/api/admin/appointments/01ARZ3NDEKTSV4RRFFQ69G5FAV/cancellation',
	moveAppointment: '/api/admin/appointments/01ARZ3NDEKTSV4RRFFQ69G5FAV/move',
	changeStaffNote: '/api/admin/appointments/01ARZ3NDEKTSV4RRFFQ69G5FAV/note',
	resendAppointmentMail: '/api/admin/appointments/01ARZ3NDEKTSV4RRFFQ69G5FAV/mails',
	bookForClient: '/api/admin/appointments',
	listClosures: '/api/admin/closures?from=2030-01-01&to=2030-12-31',
	listAffected: '/api/admin/closures/affected?date=2030-01-07',
	createClosure: '/api/admin/closures',
	deleteClosure: '/api/admin/closures/2030-01-07/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	logout: '/api/auth/logout',
	forgotPassword: '/api/auth/forgot-password',
	resetPassword: '/api/auth/reset-password/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	confirmEmail: '/api/auth/confirm-email',
	getAccount: '/api/account',
	changeName: '/api/account',
	changePassword: '/api/account/password',
	resendConfirmation: '/api/account/confirmation-mail',
	logoutEverywhere: '/api/account/logout-everywhere',
	exportMyData: '/api/account/export',
	deleteAccount: '/api/account/deletion',
	startSecondFactor: '/api/account/second-factor',
	confirmSecondFactor: '/api/account/second-factor/confirmation',
	removeSecondFactor: '/api/account/second-factor/removal',
	changeConsent: '/api/account/consents/health',
	getDashboard: '/api/admin/dashboard',
	listAudit: '/api/admin/audit',
	listUsers: '/api/admin/users',
	getUser: '/api/admin/users/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	changeUser: '/api/admin/users/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	listAllServices: '/api/admin/services',
	createService: '/api/admin/services',
	changeService: '/api/admin/services/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	listAllPsychologists: '/api/admin/psychologists',
	createPsychologist: '/api/admin/psychologists',
	changePsychologist: '/api/admin/psychologists/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	previewFreeTimes: '/api/admin/psychologists/01ARZ3NDEKTSV4RRFFQ69G5FAV/free-times?serviceId=depression-therapy',
	listAllArticles: '/api/admin/articles',
	getArticleDraft: '/api/admin/articles/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	createArticle: '/api/admin/articles',
	saveArticle: '/api/admin/articles/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	publishArticle: '/api/admin/articles/01ARZ3NDEKTSV4RRFFQ69G5FAV/publication',
	unpublishArticle: '/api/admin/articles/01ARZ3NDEKTSV4RRFFQ69G5FAV/publication',
	deleteArticle: '/api/admin/articles/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	uploadCover: '/api/admin/covers',
	listAllComments: '/api/admin/comments',
	moderateComment: '/api/admin/comments/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	listAllFaqs: '/api/admin/faqs',
	createFaq: '/api/admin/faqs',
	changeFaq: '/api/admin/faqs/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	deleteFaq: '/api/admin/faqs/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	listQuestions: '/api/admin/questions',
	answerQuestion: '/api/admin/questions/01ARZ3NDEKTSV4RRFFQ69G5FAV/answer',
	changeQuestion: '/api/admin/questions/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	listAllTestimonials: '/api/admin/testimonials',
	decideTestimonial: '/api/admin/testimonials/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	listMessages: '/api/admin/messages',
	replyToMessage: '/api/admin/messages/01ARZ3NDEKTSV4RRFFQ69G5FAV/reply',
	changeMessage: '/api/admin/messages/01ARZ3NDEKTSV4RRFFQ69G5FAV',
	listSubscribers: '/api/admin/newsletter',
	getSettings: '/api/admin/settings',
	changeSettings: '/api/admin/settings',
	exportAppointments: '/api/admin/appointments/export',
};

type Caller = 'nobody' | 'a malformed token' | 'a forged token' | 'a client' | 'an admin';
const callers: readonly Caller[] = ['nobody', 'a malformed token', 'a forged token', 'a client', 'an admin'];

let cloud: LocalCloud;
let tokens: Record<Caller, string>;
beforeAll(async () => {
	cloud = await startLocalCloud();
	const client = await registerClient(cloud.origin);
	const { email, password } = admin;
	const session = await call(cloud.origin, '/api/auth/login', { method: 'POST', body: { email, password } });
	tokens = {
		nobody: '',
		'a malformed token': 'not-a-token',
		'a forged token': `${client.slice(0, -4)}AAAA`,
		'a client': client,
		'an admin': String(session.body.token),
	};
}, 120_000);
afterAll(() => cloud.stop());

/** What the contract says of this caller: let through, asked to log in, or refused. */
function expected({ access }: Endpoint, caller: Caller): 'through' | 401 | 403 {
	if (access === 'public') return 'through';
	if (caller !== 'a client' && caller !== 'an admin') return 401;
	return access === 'admin' && caller === 'a client' ? 403 : 'through';
}

/** What these do, they do to the session that asks, and the rest of the matrix needs it: their journeys are of the account. */
const endsSessions: readonly string[] = ['logout', 'logoutEverywhere'] satisfies readonly EndpointName[];

const matrix = Object.entries<Endpoint>(endpoints)
	.flatMap(([name, endpoint]) =>
		callers.map((caller) => ({ name, caller, endpoint, verdict: expected(endpoint, caller) })),
	)
	.filter(
		({ name, caller, verdict }) => !(endsSessions.includes(name) && verdict === 'through' && caller !== 'nobody'),
	);

test.each(matrix)('$name, called by $caller: $verdict', async ({ name, caller, endpoint, verdict }) => {
	const path = Object.entries(rows).find(([row]) => row === name)?.[1] ?? '';
	const { status } = await call(cloud.origin, path, {
		method: endpoint.method,
		...(tokens[caller] ? { token: tokens[caller] } : {}),
		...(endpoint.body ? { body: {} } : {}),
	});
	// Let through is whatever is not about who asks: an empty body is refused with 400, a number nobody has with 404, and
	// a login without credentials never says 401 before it has read them.
	const judged = status === 401 || status === 403 ? status : 'through';
	expect(judged).toBe(verdict);
	expect(status).toBeLessThan(500);
});
