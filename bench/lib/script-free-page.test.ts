import { stripScripts } from './script-free-page.ts';

test('a script-free page preserves its content and loses its scripts', () => {
	const html = [
		'<link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="script" href="/a.js">',
		'<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">',
		'<script type="application/json" id="state">{"a":"</"}</script><script async src="/boot.js"></script>',
		'<p>Words</p>',
	].join('');
	expect(stripScripts(html)).toBe(
		'<link rel="preload" as="font" href="/a.woff2"><link rel="stylesheet" href="/a.css"><p>Words</p>',
	);
});
