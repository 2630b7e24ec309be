import { cachedPageNote, uncachedPageNote, withNote } from './offline-note.ts';

const page = '<html><body><div id="root" data-path="/services"><h1>Services</h1></div></body></html>';

test('a copy says that it is one, and the application finds its own part as it was', () => {
	const html = withNote(page, cachedPageNote('offline'));
	expect(html).toContain('<p>You are offline. This page is from your last visit.</p></div><div id="root"');
	expect(html).toContain(page.slice(page.indexOf('<div id="root"')));
});

test('nobody is told that they are offline when it is the site that does not answer', () => {
	expect(cachedPageNote('silent')).toBe(
		'<p>We could not reach the site just now. This page is from your last visit.</p>',
	);
});

test('an address in the note is text and no markup', () => {
	expect(uncachedPageNote('offline', '/services"><script>', [])).toContain('href="/services&quot;&gt;&lt;script&gt;"');
});

test('a page that is not here names those that are, and nothing that has no name', () => {
	const words = uncachedPageNote('offline', '/account', ['/services', '/privacy-policy', '/appointments', '/blogs/1']);
	expect(words).toContain('<a href="/appointments">My appointments</a> <a href="/services">Services</a></p>');
	expect(words).not.toMatch(/privacy|blogs/);
	expect(uncachedPageNote('offline', '/account', [])).not.toContain('These pages are saved');
});

test('the link of a mail is not repeated', () => {
	expect(uncachedPageNote('offline', '', [])).toContain('Open the link in your email again when you are online.');
});

test('signs that mean something to a replacement are words like others', () => {
	expect(withNote(page, "$& $1 $$ $'")).toContain('$& $1 $$ $\'</div><div id="root"');
});
