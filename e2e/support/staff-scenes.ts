import type { Scene } from './scene.ts';

const scene = (name: string, path: string): Scene => ({ name, path, as: 'admin', largeTextFrom: 768 });

/** The pages of the admin module that no other list holds. */
export const staffScenes: readonly Scene[] = [
	scene('admin-dashboard', '/admin'),
	scene('admin-appointment-new', '/admin/appointments/new'),
	scene('admin-calendar', '/admin/calendar'),
	scene('admin-blogs', '/admin/blogs'),
	scene('admin-blog', '/admin/blogs/1'),
	scene('admin-comments', '/admin/comments'),
	scene('admin-faqs', '/admin/faqs'),
	scene('admin-questions', '/admin/faqs?view=questions'),
	scene('admin-testimonials', '/admin/testimonials'),
	scene('admin-messages', '/admin/messages'),
	scene('admin-newsletter', '/admin/newsletter'),
];
