/** Choices made on another page, by id, that the schedule page takes over. */
export interface ScheduleChoice {
	readonly service?: string | undefined;
	readonly psychologist?: string | undefined;
}

/** The parts of the account page, each with an anchor. */
export type AccountPart = 'you' | 'reach' | 'password' | 'second-factor' | 'consents' | 'log-ins' | 'data' | 'deletion';

/** Every address of the site. Links are built only here. */
export const paths = {
	home: () => '/',
	services: () => '/services',
	/** The services page, opened at one service. */
	service: (serviceId: string) => `/services#${encodeURIComponent(serviceId)}`,
	psychologists: () => '/psychologists',
	psychologist: (psychologistId: string) => `/psychologists/${encodeURIComponent(psychologistId)}`,
	/** The list of articles; the search and the page number are part of the address. */
	articles: ({ search = '', page = 1 }: { readonly search?: string; readonly page?: number } = {}) => {
		const query = new URLSearchParams({ ...(search ? { search } : {}), ...(page > 1 ? { page: String(page) } : {}) });
		return query.size > 0 ? `/blogs?${query}` : '/blogs';
	},
	article: (articleId: string) => `/blogs/${encodeURIComponent(articleId)}`,
	helpCenter: () => '/help-center',
	contact: () => '/contact',
	testimonials: () => '/testimonials',
	/** The pages of the links in newsletter mails, which add `?token=`. */
	offer: () => '/offer',
	newsletterConfirm: () => '/newsletter/confirm',
	newsletterUnsubscribe: () => '/newsletter/unsubscribe',
	terms: () => '/terms-of-service',
	privacy: () => '/privacy-policy',
	helpNow: () => '/help-now',
	login: () => '/login',
	register: () => '/register',
	forgotPassword: () => '/forgot-password',
	/** The page of the link in a reset mail, whose token is the last part of the path. */
	resetPassword: () => '/reset-password',
	/** The page of the link in a welcome mail, which adds `?token=`. */
	confirmEmail: () => '/confirm-email',
	/** The account page, optionally with one part opened. */
	account: (part?: AccountPart) => (part ? `/account#${part}` : '/account'),
	/** The footer's address of the schedule page (R8); it redirects there. */
	booking: () => '/booking',
	/** The schedule page; the ids of a service and a psychologist are filled in and then removed from the address. */
	schedule: ({ service, psychologist }: ScheduleChoice = {}) => {
		const query = new URLSearchParams({ ...(service ? { service } : {}), ...(psychologist ? { psychologist } : {}) });
		return query.size > 0 ? `/schedule-appointment?${query}` : '/schedule-appointment';
	},
	/** A step of the schedule page, on phones, where one is shown at a time. */
	scheduleStep: (step: 'who' | 'when' | 'check') =>
		step === 'who' ? '/schedule-appointment' : `/schedule-appointment?step=${step}`,
	appointments: () => '/appointments',
	appointment: (ticketNumber: string) => `/appointments/${encodeURIComponent(ticketNumber)}`,
	admin: () => '/admin',
	adminMyDay: () => '/admin/my-day',
	adminAppointments: () => '/admin/appointments',
	adminAppointment: (appointmentId: string) => `/admin/appointments/${encodeURIComponent(appointmentId)}`,
	adminNewAppointment: () => '/admin/appointments/new',
	adminTakings: () => '/admin/takings',
	adminReports: () => '/admin/reports',
	adminReceipt: (number: string) => `/admin/receipts/${encodeURIComponent(number)}`,
	/**
	 * The booking page of staff with a chosen client. The id of one of the client's visits prefills it as a follow-up.
	 */
	adminBookingFor: (clientId: string, visitId?: string) => {
		const query = new URLSearchParams({ client: clientId, ...(visitId === undefined ? {} : { like: visitId }) });
		return `/admin/appointments/new?${query}`;
	},
	/** The page that books a series for a client. The id of one of the client's visits prefills it. */
	adminSeriesFor: (clientId: string, visitId?: string) => {
		const query = new URLSearchParams({ client: clientId, ...(visitId === undefined ? {} : { like: visitId }) });
		return `/admin/appointments/series?${query}`;
	},
	/** The booking page with a time and a person filled in: a day, `9:00 AM`, and the id of a psychologist. */
	adminBookingAt: ({ day, time, psychologistId }: { day: string; time: string; psychologistId: string }) =>
		`/admin/appointments/new?${new URLSearchParams({ date: day, time, psychologist: psychologistId })}`,
	adminClients: () => '/admin/clients',
	adminClient: (clientId: string) => `/admin/clients/${encodeURIComponent(clientId)}`,
	/** Merging this client's record with another one. */
	adminMergeClient: (clientId: string) => `/admin/clients/${encodeURIComponent(clientId)}/merge`,
	adminCalendar: () => '/admin/calendar',
	adminToBeMoved: () => '/admin/to-be-moved',
	adminWaitingList: () => '/admin/waiting-list',
	/** Adds a client to the waiting list. */
	adminWaitingFor: (clientId: string) => `/admin/waiting-list?client=${encodeURIComponent(clientId)}`,
	/** The sheet of a day, `YYYY-MM-DD`; default today. */
	adminDaySheet: (date?: string) => (date === undefined ? '/admin/day-sheet' : `/admin/day-sheet?date=${date}`),
	/** The services and their prices; the name is the specification's. */
	adminSessions: () => '/admin/sessions',
	adminPsychologists: () => '/admin/psychologists',
	adminClosures: () => '/admin/closures',
	adminArticles: () => '/admin/blogs',
	adminArticle: (articleId: string) => `/admin/blogs/${encodeURIComponent(articleId)}`,
	adminComments: () => '/admin/comments',
	adminFaqs: () => '/admin/faqs',
	adminTestimonials: () => '/admin/testimonials',
	adminInbox: () => '/admin/inbox',
	adminUsers: () => '/admin/users',
	adminUser: (userId: string) => `/admin/users/${encodeURIComponent(userId)}`,
	adminSettings: () => '/admin/settings',
	adminLaunch: () => '/admin/settings/before-launch',
	adminCrisisSettings: () => '/admin/settings/words-of-crisis',
	adminRegisters: () => '/admin/registers',
	/** `new`: the form of a new entry. */
	adminBreach: (breachId: string) => `/admin/registers/breaches/${encodeURIComponent(breachId)}`,
	adminDataRequest: (requestId: string) => `/admin/registers/requests/${encodeURIComponent(requestId)}`,
	adminAudit: () => '/admin/audit',
	/** Who read the notes of a client, or which notes a member of staff read. */
	adminNoteReadings: (whose: { readonly client: string } | { readonly reader: string }) =>
		`/admin/audit/notes?${new URLSearchParams(whose)}`,
} as const satisfies { readonly [name: string]: (...parts: never[]) => `/${string}` };
