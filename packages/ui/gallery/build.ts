import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiler, rspack, type Stats } from '@rspack/core';

const here = import.meta.dirname;
export const galleryFolder = join(here, '../dist/gallery');

const PAGE = `<!doctype html>
<html lang="en-KE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Design system</title>
<link rel="stylesheet" href="/main.css"></head>
<body><div id="root"></div><script src="/main.js"></script></body>
</html>
`;

/** Builds the page that shows every component in its states. Fails where a used class is missing in the CSS. */
export async function buildGallery(): Promise<void> {
	const compiler = rspack({
		mode: 'production',
		entry: { main: join(here, 'gallery.tsx') },
		output: { path: galleryFolder, filename: '[name].js', cssFilename: '[name].css', publicPath: '/', clean: true },
		devtool: false,
		performance: false,
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					loader: 'builtin:swc-loader',
					type: 'javascript/auto',
					options: {
						jsc: {
							parser: { syntax: 'typescript', tsx: true },
							transform: { react: { runtime: 'automatic' } },
							target: 'es2022',
						},
					},
				},
				{ test: /\.module\.css$/, type: 'css/auto' },
				{ test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
				{ test: /\.(svg|woff2)$/, type: 'asset/resource' },
			],
			generator: { 'css/auto': { localIdentName: '[name]__[local]' } },
			parser: { javascript: { exportsPresence: 'error' } },
		},
	});
	const stats = await run(compiler);
	if (stats?.hasErrors() || stats?.hasWarnings()) throw new Error(stats.toString({ preset: 'errors-warnings' }));
	mkdirSync(galleryFolder, { recursive: true });
	writeFileSync(join(galleryFolder, 'index.html'), PAGE);
}

const run = (compiler: Compiler | null) =>
	new Promise<Stats | undefined>((resolve, reject) => {
		if (!compiler) return reject(new Error('Rspack did not start'));
		compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))));
	});
