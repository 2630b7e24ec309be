import type { Scene } from './scene.ts';

const scene = (name: string, path: string, ...says: readonly string[]): Scene => ({
	...{ name, path, says },
	as: 'admin',
	largeTextFrom: 768,
});

/** Every page of the admin module. `{Daniel}` stands for his appointment of the day that `layOutDay` makes. */
export const staffScenes: readonly Scene[] = [
	scene('admin-dashboard', '/admin', 'Needs an outcome'),
	scene('admin-appointments', '/admin/appointments', 'Daniel Ouma'),
	scene(
		'admin-appointments-none',
		'/admin/appointments?search=nobody-is-called-so',
		'No appointments found',
		'Try adjusting your search or filter criteria.',
	),
	scene('admin-appointment', '/admin/appointments/{Daniel}', 'Daniel Ouma'),
	scene('admin-appointment-new', '/admin/appointments/new'),
	scene('admin-calendar', '/admin/calendar'),
	scene('admin-calendar-week', '/admin/calendar?look=week'),
	scene('admin-blogs', '/admin/blogs'),
	scene('admin-blog', '/admin/blogs/1'),
	scene('admin-comments', '/admin/comments', 'The part about breathing helped me this week.'),
	scene('admin-faqs', '/admin/faqs', 'Edit'),
	scene('admin-questions', '/admin/faqs?view=questions', 'May my sister sit in the room with me?'),
	scene('admin-testimonials', '/admin/testimonials', 'I was listened to, and I slept again.'),
	scene('admin-messages', '/admin/messages', 'Parking'),
	scene('admin-newsletter', '/admin/newsletter'),
	scene('admin-services', '/admin/sessions', 'Family Therapy'),
	scene('admin-service', '/admin/sessions?edit=family-therapy', 'Offered to clients'),
	scene('admin-psychologists', '/admin/sessions?part=psychologists', 'Sees clients'),
	scene('admin-psychologist', '/admin/sessions?part=psychologists&edit=amina-hassan', 'Free times, next seven days'),
	scene('admin-closures', '/admin/sessions?part=closures', 'Christmas Day'),
	scene('admin-users', '/admin/users', 'Daniel Ouma'),
	scene('admin-user', '/admin/users/{Daniel’s account}', 'daniel.ouma@example.com'),
	scene('admin-settings', '/admin/settings', 'Crisis lines'),
	scene('admin-audit', '/admin/audit', 'Day before'),
];
