/** Checks the byte budgets of the pages (docs/speed.md) on the build, in brotli as transferred. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { byteBudgets, workspaceOf } from '../lib/site-modules.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const KB = 1024;

/** The publisher writes the worker and the edge compresses it, less than a build does. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const sizeOf = (file) => statSync(`${file}.br`).size;
const sizeFromEdge = (file) => brotliCompressSync(readFileSync(file), level).length;

function releaseOf(workspace) {
	const dist = path.join(root, workspace, 'dist');
	if (!existsSync(path.join(dist, 'release.json'))) throw new Error(`${workspace} is not built: run npm run build.`);
	const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
	return { ...release, addressOf: (file) => path.join(dist, file) };
}

/** Bytes of a page of a module: the shell, the module, and the singletons it uses. */
function filesOf(module) {
	const [shell, own] = [releaseOf('shell'), releaseOf(workspaceOf(module))];
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

/** Bytes of a page of the shell after the first interaction. */
function filesOfShellPage(name) {
	const shell = releaseOf('shell');
	const page = shell.pages[name];
	if (!page) throw new Error(`The shell has no page "${name}".`);
	const borrowed = page.uses.map((singleton) => shell.provides[singleton]);
	const files = (kind) => [shell, page, ...borrowed].flatMap((part) => part[kind]).map(shell.addressOf);
	return { script: [...files('scripts'), shell.addressOf(shell.boot)], style: files('styles') };
}

const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);

const ofModules = Object.entries(byteBudgets).flatMap(([name, budgets]) => {
	const files = filesOf(name);
	return ['script', 'style'].map((kind) => ({ name, kind, bytes: total(files[kind]), budget: budgets[kind] }));
});

const shell = releaseOf('shell');
const [home, schedule, login] = [filesOf('content'), filesOf('booking'), filesOfShellPage('login-page')];
const fontsIn = (folder) => readdirSync(folder).filter((file) => file.endsWith('.woff2'));
const fontSize = (files) => files.reduce((sum, file) => sum + statSync(shell.addressOf(file)).size, 0);

/** Bytes of single pages after the first interaction. */
const ofPages = [
	{ name: 'home', kind: 'script', bytes: total(home.script), budget: 145 },
	{ name: 'home', kind: 'style', bytes: total(home.style), budget: 11 },
	{ name: 'schedule', kind: 'script', bytes: total(schedule.script), budget: 181 },
	{ name: 'schedule', kind: 'style', bytes: total(schedule.style), budget: 16 },
	{ name: 'log-in', kind: 'script', bytes: total(login.script), budget: 150 },
	{ name: 'log-in', kind: 'style', bytes: total(login.style), budget: 12 },
];

/**
 * Further transfers: the document's own script, the only one for a visitor who only reads (decision 019), the service
 * worker, on every first visit, the preloaded fonts, and all fonts.
 */
const beside = [
	{ name: 'reader', kind: 'script', bytes: sizeOf(shell.addressOf(shell.boot)), budget: 9 },
	{ name: 'worker', kind: 'script', bytes: sizeFromEdge(shell.addressOf(shell.worker)), budget: 10 },
	{ name: 'preload', kind: 'font', bytes: fontSize(shell.fonts), budget: 25 },
	{
		name: 'all',
		kind: 'font',
		bytes: fontSize(fontsIn(shell.addressOf('assets')).map((file) => `assets/${file}`)),
		budget: 52,
	},
];

const shown = (kilobytes) => `${kilobytes.toFixed(1)} KB`;
const rows = [...ofModules, ...ofPages, ...beside];
const isOver = ({ bytes, budget }) => bytes > budget * KB;
for (const row of rows) {
	const verdict = isOver(row) ? 'OVER ' : 'ok   ';
	const size = shown(row.bytes / KB).padStart(9);
	console.log(`${verdict} ${row.name.padEnd(9)} ${row.kind.padEnd(6)} ${size} of ${shown(row.budget)}`);
}
process.exit(rows.some(isOver) ? 1 : 0);
