/** The byte budgets of the pages (architecture, section 7), brotli, on what was built. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const KB = 1024;

/** What a visit to a page loads: the shell, and the entry and exposed files of one module. */
const pages = [
	{ name: 'home', modules: ['shell', 'mfe-content'], script: 170 * KB, style: 15 * KB },
	{ name: 'schedule', modules: ['shell', 'mfe-booking'], script: 215 * KB, style: 20 * KB },
	{ name: 'admin', modules: ['shell', 'mfe-admin'], script: 340 * KB, style: 30 * KB },
];

const sizeOf = (file) => brotliCompressSync(readFileSync(file)).length;

function filesOf(workspace) {
	const dist = path.join(root, workspace, 'dist');
	if (!existsSync(path.join(dist, 'release.json'))) throw new Error(`${workspace} is not built: run npm run build.`);
	const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
	const scripts = new Set([...(release.remoteEntry ? [release.remoteEntry] : []), ...release.scripts]);
	return {
		scripts: [...scripts].map((file) => path.join(dist, file)),
		styles: release.styles.map((file) => path.join(dist, file)),
	};
}

const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
const shown = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

let over = 0;
for (const page of pages) {
	const files = page.modules.map(filesOf);
	for (const [kind, budget] of [
		['script', page.script],
		['style', page.style],
	]) {
		const bytes = total(files.flatMap((module) => (kind === 'script' ? module.scripts : module.styles)));
		if (bytes > budget) over += 1;
		console.log(
			`${bytes > budget ? 'OVER ' : 'ok   '} ${page.name.padEnd(9)} ${kind.padEnd(6)} ${shown(bytes).padStart(9)} of ${shown(budget)}`,
		);
	}
}
process.exit(over === 0 ? 0 : 1);
