import { instead, keptWords, withNote } from './kept-note.ts';

const page = '<html><body><div id="root" data-path="/services"><h1>Services</h1></div></body></html>';

test('a copy says that it is one, and the application finds its own part as it was', () => {
	const html = withNote(page, keptWords('offline'));
	expect(html).toContain('<p>You are offline. This page is from your last visit.</p></div><div id="root"');
	expect(html).toContain(page.slice(page.indexOf('<div id="root"')));
});

test('nobody is told that they are offline when it is the site that does not answer', () => {
	expect(keptWords('silent')).toBe('We could not reach the site just now. This page is from your last visit.');
});

test('an address in the note is text and no markup', () => {
	expect(instead('offline', '/services"><script>')).toContain('href="/services&quot;&gt;&lt;script&gt;"');
});
