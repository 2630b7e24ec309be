import { renderedPathAt } from './rendered-path.ts';

test.each([
	['/services', '/services'],
	['/schedule-appointment', '/schedule-appointment'],
	['/appointments/TUL-26-4K7M9', '/appointments/ticket'],
	['/admin', '/admin'],
	['/admin/users/u-1', '/admin'],
])('%s comes alive over the HTML of %s', (pathname, rendered) => {
	expect(renderedPathAt(pathname, rendered)).toBe(pathname);
});

test.each([
	['/services', '/'],
	['/services', undefined],
	['/appointments', '/appointments/ticket'],
	['/administrators', '/admin'],
	['/admin', undefined],
])('%s does not come alive over the HTML of %s', (pathname, rendered) => {
	expect(renderedPathAt(pathname, rendered)).toBeUndefined();
});
