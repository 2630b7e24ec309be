import { helpPageFor, requestedPageIn } from './requested-page.ts';

const at = (path: string): URL => new URL(path, 'https://tulia.example');

test.each(['/blogs?search=a&page=2', '/account', '/admin/appointments', '/appointments/TUL-26-4K7M9', '/login'])(
	'the help page knows that it replaces %s',
	(path) => expect(requestedPageIn(at(helpPageFor(path, '/help-now')))).toBe(path),
);

test.each(['', '?wanted=https://elsewhere.example/services', '?wanted=//elsewhere.example/services'])(
	'%s is not the address of a replaced page',
	(query) => expect(requestedPageIn(at(`/help-now${query}`))).toBeUndefined(),
);

test.each(['/api/services', 'javascript:alert(1)', '/sw.js'])(
	'%s is not a page that the help page links to',
	(path) => {
		expect(requestedPageIn(at(helpPageFor(path, '/help-now')))).toBeUndefined();
	},
);

test.each(['/reset-password/a-secret', '/confirm-email#a-secret', '/newsletter/confirm?token=a-secret'])(
	'%s is the link of a mail: its secret is copied into no other address',
	(path) => {
		expect(helpPageFor(path, '/help-now')).not.toContain('secret');
		expect(requestedPageIn(at(helpPageFor(path, '/help-now')))).toBe('');
		expect(requestedPageIn(at(`/help-now?wanted=${encodeURIComponent(path)}`))).toBeUndefined();
	},
);
