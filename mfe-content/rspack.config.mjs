import { moduleConfig } from '@tulia/build/module-config';

/** An SVG as text in an address, with only what HTML and addresses cannot hold escaped, spaces too: it compresses like the drawing. */
const svgAddress = (/** @type {string | Buffer} */ content) =>
	`data:image/svg+xml,${String(content)
		.trim()
		.replace(/[%#<>"'&\s]/g, encodeURIComponent)
		.replaceAll("'", '%27')}`;

/**
 * The drawings of services, and portraits, travel inside the prerendered page. As files they would be fetched on arrival, below the screen as they are,
 * and the home page may make nine requests (docs/speed.md). Covers of articles are further down and stay files. In the browser's scripts
 * they are addresses: hydration keeps the pictures of the HTML, and a page rendered there fetches them.
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
