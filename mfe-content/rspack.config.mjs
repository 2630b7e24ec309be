import { moduleConfig } from '@tulia/build/module-config';

/** An SVG as a data URL with minimal escaping, which compresses as well as the file. */
const svgAddress = (/** @type {string | Buffer} */ content) =>
	`data:image/svg+xml,${String(content)
		.trim()
		.replace(/[%#<>"'&\s]/g, encodeURIComponent)
		.replaceAll("'", '%27')}`;

/**
 * Inlines the drawings of services and portraits in prerendered HTML: as files they would be fetched on arrival
 * although they are below the first screen, and the home page may make nine requests (docs/speed.md). Covers of
 * articles are further down and stay files. In browser scripts the drawings are addresses: hydration leaves the
 * pictures of the HTML, and a page rendered in the browser fetches them.
 */
const inlineDrawings = {
	test: /[\\/](?:service|portrait)-[^\\/]+\.svg$/,
	type: 'asset/inline',
	generator: { dataUrl: svgAddress },
};

export default moduleConfig({
	name: 'content',
	folder: import.meta.dirname,
	server: './src/app.tsx',
	serverRules: [inlineDrawings],
});
