import { renderedPathAt } from './rendered-path.ts';

const at = (address: string) => new URL(address, 'https://tulia.example');

test.each([
	['/services', '/services'],
	['/schedule-appointment', '/schedule-appointment'],
	['/appointments/TUL-26-4K7M9', '/appointments/ticket'],
	['/admin', '/admin'],
	['/admin/users/u-1', '/admin'],
	['/services?utm_source=letter', '/services'],
	['/blogs?page=2', '/blogs?page=2'],
	['/blogs?page=2&search=rest', '/blogs'],
])('%s hydrates the HTML of %s', (address, rendered) => {
	expect(renderedPathAt(at(address), rendered)).toBe(at(address).pathname);
});

test.each([
	['/services', '/'],
	['/services', undefined],
	['/appointments', '/appointments/ticket'],
	['/administrators', '/admin'],
	['/admin', undefined],
	['/blogs?page=2', '/blogs'],
	['/blogs', '/blogs?page=2'],
])('%s does not hydrate the HTML of %s', (address, rendered) => {
	expect(renderedPathAt(at(address), rendered)).toBeUndefined();
});
