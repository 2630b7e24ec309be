import { cachedPageNote, uncachedPageNote, withNote } from './offline-note.ts';

const page = '<html><body><div id="root" data-path="/services"><h1>Services</h1></div></body></html>';

test('a cached page has a note, and the root of the application is unchanged', () => {
	const html = withNote(page, cachedPageNote('offline'));
	expect(html).toContain('<p>You are offline. This page is from your last visit.</p></div><div id="root"');
	expect(html).toContain(page.slice(page.indexOf('<div id="root"')));
});

test('a note does not say offline when the site did not answer', () => {
	expect(cachedPageNote('silent')).toBe(
		'<p>We could not reach the site just now. This page is from your last visit.</p>',
	);
});

test('an address in the note is escaped', () => {
	expect(uncachedPageNote('offline', '/services"><script>', [])).toContain('href="/services&quot;&gt;&lt;script&gt;"');
});

test('the note of an uncached page names the cached pages, without those that have no name', () => {
	const words = uncachedPageNote('offline', '/account', ['/services', '/privacy-policy', '/appointments', '/blogs/1']);
	expect(words).toContain('<a href="/appointments">My appointments</a> <a href="/services">Services</a></p>');
	expect(words).not.toMatch(/privacy|blogs/);
	expect(uncachedPageNote('offline', '/account', [])).not.toContain('These pages are saved');
});

test('the link of a mail is not repeated in the note', () => {
	expect(uncachedPageNote('offline', '', [])).toContain('Open the link in your email again when you are online.');
});

test('replacement patterns in the note are plain text', () => {
	expect(withNote(page, "$& $1 $$ $'")).toContain('$& $1 $$ $\'</div><div id="root"');
});
