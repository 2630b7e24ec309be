import { prerenderedAddress } from './list-page.ts';

test.each([
	['/blogs', '', '/blogs'],
	['/blogs', '?page=2', '/blogs?page=2'],
	['/blogs', '?page=10', '/blogs?page=10'],
	['/services', '', '/services'],
	['/blogs/1', '', '/blogs/1'],
])('%s%s has prerendered HTML of its own', (pathname, search, address) => {
	expect(prerenderedAddress({ pathname, search })).toBe(address);
});

test.each(['?page=1', '?page=0', '?page=02', '?page=two', '?page=-2', '?page=2&search=a', '?search=a', '?page=12345'])(
	'the list with %s has the HTML of its first page',
	(search) => {
		expect(prerenderedAddress({ pathname: '/blogs', search })).toBe('/blogs');
	},
);

test.each(['/services', '/blogs/1'])('%s has the same HTML with any query', (pathname) => {
	expect(prerenderedAddress({ pathname, search: '?page=2' })).toBe(pathname);
});
