/**
 * @typedef {object} ModuleOptions
 * @property {string} name The module's name in federation and in releases: `shell`, `content`, `booking`, `admin`.
 * @property {string} folder Absolute path of its workspace.
 * @property {string} [server] The entry that is also built for Node, for prerendering: `src/app.tsx`. The shell always
 * has one.
 * @property {import('@rspack/core').RuleSetRule[]} [serverRules] Rules for files of this module that apply only to its
 * build for Node.
 * @property {import('./release-plugin.mjs').ReleaseOptions['draw']} [draw] Adds files that are drawn rather than
 * compiled.
 */

/** @param {{ readonly development?: boolean, readonly refresh?: boolean }} react */
const rulesFor = (react) => [
	{
		test: /\.tsx?$/,
		loader: 'builtin:swc-loader',
		type: 'javascript/auto',
		options: {
			jsc: {
				parser: { syntax: 'typescript', tsx: true },
				transform: { react: { runtime: 'automatic', ...react } },
				target: 'es2022',
			},
		},
	},
	{ test: /\.module\.css$/, type: 'css/auto' },
	{ test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
	{ test: /\.(?:svg|woff2|png|avif)$/, exclude: /logo-mark\.svg$/, type: 'asset/resource' },
	// The document's icon is inlined, which saves a request on every visit.
	{ test: /logo-mark\.svg$/, type: 'asset/inline' },
];

/**
 * The common configuration of all builds. Class names have no hash, so that the builds for browser and server agree on
 * them; file names of CSS modules are unique in the repository instead.
 *
 * @param {Pick<ModuleOptions, 'folder'> & { readonly rules?: import('@rspack/core').RuleSetRule[] }} options
 * @param {{ readonly development?: boolean, readonly refresh?: boolean }} [react] How components are compiled while they are developed.
 * @returns {import('@rspack/core').Configuration}
 */
export const commonConfig = ({ folder, rules = [] }, react = {}) => ({
	mode: 'production',
	context: folder,
	devtool: false,
	cache: false,
	resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
	module: {
		rules: [...rulesFor(react), ...rules],
		// A custom property keeps its name: one file sets it, and other files read it.
		parser: { 'css/auto': { dashedIdents: false } },
		generator: { 'css/auto': { localIdentName: '[name]__[local]' } },
	},
	performance: { hints: false },
	stats: 'errors-warnings',
	infrastructureLogging: { level: 'error' },
	// Pages import components in different orders. The order of their stylesheets has no effect: classes are a component's own.
	ignoreWarnings: [/Manifest will use absolute path resolution/, /Conflicting order between/],
});
