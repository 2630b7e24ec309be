/** The byte budgets of the pages (docs/speed.md) on what was built, in brotli as it travels. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const KB = 1024;

/** What a visit to a page loads: the shell, one module, and what that module borrows from the shell. */
const pages = [
	{ name: 'home', module: 'mfe-content', script: 170 * KB, style: 15 * KB },
	{ name: 'schedule', module: 'mfe-booking', script: 215 * KB, style: 20 * KB },
	{ name: 'admin', module: 'mfe-admin', script: 340 * KB, style: 30 * KB },
];

/** The worker is written by the publisher and compressed by the edge, which does not try as hard as a build can. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const sizeOf = (file) => statSync(`${file}.br`).size;
const sizeFromEdge = (file) => brotliCompressSync(readFileSync(file), level).length;

function releaseOf(workspace) {
	const dist = path.join(root, workspace, 'dist');
	if (!existsSync(path.join(dist, 'release.json'))) throw new Error(`${workspace} is not built: run npm run build.`);
	const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
	return { ...release, addressOf: (file) => path.join(dist, file) };
}

function filesOf(module) {
	const [shell, own] = [releaseOf('shell'), releaseOf(module)];
	const borrowed = own.uses.map((name) => shell.provides[name]);
	const files = (kind) => [
		...[...shell[kind], ...borrowed.flatMap((part) => part[kind])].map(shell.addressOf),
		...own[kind].map(own.addressOf),
	];
	return {
		script: [...files('scripts'), shell.addressOf(shell.boot), own.addressOf(own.remoteEntry)],
		style: files('styles'),
	};
}

const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
const shown = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

let over = 0;
for (const page of pages) {
	const files = filesOf(page.module);
	for (const kind of ['script', 'style']) {
		const [bytes, budget] = [total(files[kind]), page[kind]];
		if (bytes > budget) over += 1;
		console.log(
			`${bytes > budget ? 'OVER ' : 'ok   '} ${page.name.padEnd(9)} ${kind.padEnd(6)} ${shown(bytes).padStart(9)} of ${shown(budget)}`,
		);
	}
}
/**
 * What travels beside them: the document's own script, which is all that somebody who only reads runs (decision 019), and what
 * keeps pages for when the line is gone, on every first visit.
 */
const shell = releaseOf('shell');
for (const { name, bytes, budget } of [
	{ name: 'reader', bytes: sizeOf(shell.addressOf(shell.boot)), budget: 6 * KB },
	{ name: 'worker', bytes: sizeFromEdge(shell.addressOf(shell.worker)), budget: 10 * KB },
]) {
	if (bytes > budget) over += 1;
	console.log(
		`${bytes > budget ? 'OVER ' : 'ok   '} ${name.padEnd(9)} script ${shown(bytes).padStart(9)} of ${shown(budget)}`,
	);
}
process.exit(over === 0 ? 0 : 1);
