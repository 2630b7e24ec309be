import { insteadOf, wantedIn } from './wanted-page.ts';

const at = (path: string): URL => new URL(path, 'https://tulia.example');

test('the help page knows which page it stands for', () => {
	expect(wantedIn(at(insteadOf('/blogs?search=a&page=2', '/help-now')))).toBe('/blogs?search=a&page=2');
});

test.each(['', '?wanted=', '?wanted=https://elsewhere.example/services', '?wanted=//elsewhere.example/services'])(
	'%s stands for no page of the site',
	(query) => expect(wantedIn(at(`/help-now${query}`))).toBeUndefined(),
);

test.each(['/admin', '/account', '/api/services', 'javascript:alert(1)'])(
	'%s is no page to send anybody to',
	(path) => {
		expect(wantedIn(at(insteadOf(path, '/help-now')))).toBeUndefined();
	},
);
