/** Every address of the site. A link that is not built here does not exist. */
export const paths = {
	home: () => '/',
	services: () => '/services',
	/** The services page, opened at one service. */
	service: (serviceId: string) => `/services#${encodeURIComponent(serviceId)}`,
	articles: () => '/blogs',
	article: (articleId: string) => `/blogs/${encodeURIComponent(articleId)}`,
	helpCenter: () => '/help-center',
	contact: () => '/contact',
	testimonials: () => '/testimonials',
	terms: () => '/terms-of-service',
	privacy: () => '/privacy-policy',
	helpNow: () => '/help-now',
	login: () => '/login',
	register: () => '/register',
	forgotPassword: () => '/forgot-password',
	schedule: () => '/schedule-appointment',
	appointments: () => '/appointments',
	appointment: (ticketNumber: string) => `/appointments/${encodeURIComponent(ticketNumber)}`,
	admin: () => '/admin',
	adminAppointments: () => '/admin/appointments',
	adminAppointment: (appointmentId: string) => `/admin/appointments/${encodeURIComponent(appointmentId)}`,
} as const satisfies { readonly [name: string]: (...parts: never[]) => `/${string}` };
