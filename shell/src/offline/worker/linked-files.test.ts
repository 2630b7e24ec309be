import { linkedFiles, releaseFiles } from './linked-files.ts';

test('a document needs its stylesheets and fonts to be read, and no script', () => {
	const html = `<link rel="canonical" href="https://tulia.example/help-now"><link rel="icon" href="data:image/svg+xml,x">
		<link rel="manifest" href="/site.webmanifest"><link rel="preload" as="script" href="/shell/v1/assets/main.js">
		<link rel="preload" as="font" type="font/woff2" href="/shell/v1/assets/figtree.woff2" crossorigin>
		<link rel="stylesheet" href="/shell/v1/assets/main.css"><link rel="stylesheet" href="https://elsewhere.example/x.css">`;
	expect(linkedFiles(html)).toEqual(['/shell/v1/assets/figtree.woff2', '/shell/v1/assets/main.css']);
});

test('a stylesheet that is linked twice is one file, and inline styles may name a font', () => {
	const html = `<style>@font-face{src:url(/shell/v1/assets/figtree.woff2)format("woff2")}</style>
		<link rel="stylesheet" href="/shell/v1/assets/main.css" media="print" data-late>
		<noscript><link rel="stylesheet" href="/shell/v1/assets/main.css"></noscript>`;
	expect(linkedFiles(html)).toEqual(['/shell/v1/assets/main.css', '/shell/v1/assets/figtree.woff2']);
	expect(releaseFiles(html)).toEqual(['/shell/v1/assets/figtree.woff2', '/shell/v1/assets/main.css']);
});

test('a guarded frame needs its whole application: the files in its tags, and those in its data for the boot script', () => {
	const html = `<script type="application/json">{"entry":"/mfe/booking/b1/remoteEntry.js","files":{"scripts":["/shell/v1/assets/qr.js"]}}</script>
		<link rel="stylesheet" href="/shell/v1/assets/main.css"><script defer src="/shell/v1/assets/main.js"></script>
		<script defer src="/shell/v1/assets/main.js"></script><a href="/mfe/admin/a1/remoteEntry.js">no</a>`;
	expect(releaseFiles(html)).toEqual([
		'/mfe/booking/b1/remoteEntry.js',
		'/shell/v1/assets/qr.js',
		'/shell/v1/assets/main.css',
		'/shell/v1/assets/main.js',
	]);
});
