import { linkedFiles } from './linked-files.ts';

test('a document needs its stylesheets and fonts to be read, and no script', () => {
	const html = `<link rel="canonical" href="https://tulia.example/help-now"><link rel="icon" href="data:image/svg+xml,x">
		<link rel="manifest" href="/site.webmanifest"><link rel="preload" as="script" href="/shell/v1/assets/main.js">
		<link rel="preload" as="font" type="font/woff2" href="/shell/v1/assets/figtree.woff2" crossorigin>
		<link rel="stylesheet" href="/shell/v1/assets/main.css"><link rel="stylesheet" href="https://elsewhere.example/x.css">`;
	expect(linkedFiles(html)).toEqual(['/shell/v1/assets/figtree.woff2', '/shell/v1/assets/main.css']);
});
