/** Checks imports against `.dependency-cruiser.cjs`, and each rule against a canary that breaks it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { canaries, targets } from '../lib/boundary-canaries.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { forbidden, order, folders, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
/** Every workspace is checked; journeys and benchmarks may import anything. */
const workspaces = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
	.workspaces.map((workspace) => workspace.replace('/*', ''))
	.filter((workspace) => workspace !== 'e2e' && workspace !== 'bench');

async function cruiseWith(ruleSet, folders, more) {
	const { output } = await cruise(folders, { ...options, ...more, validate: true, ruleSet, outputType: 'json' });
	return JSON.parse(output);
}

/** The parser that sees type imports cannot read JSX, so it reads only the server. */
async function violationsIn(baseDir, sources) {
	const { summary, modules } = await cruiseWith({ forbidden }, sources, { baseDir });
	const server = sources.filter((source) => source.startsWith('lambdas'));
	const typed = { baseDir, parser: 'swc', tsPreCompilationDeps: true };
	const exclude = { path: [...options.exclude.path, ...folders.exclude] };
	const ordered = [
		await cruiseWith({ forbidden: order }, server, typed),
		await cruiseWith({ forbidden: folders.rules }, server, { ...typed, exclude }),
	];
	const violations = [summary, ...ordered.map((one) => one.summary)].flatMap((one) => one.violations);
	return { violations, modules: modules.length };
}

/** Names of the rules that missed their canary. */
async function blindRules() {
	const folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
	const write = (file, text) => {
		mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
		writeFileSync(path.join(folder, file), text);
	};
	try {
		symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
		for (const { file, imports, isType } of Object.values(canaries))
			write(file, isType ? `export type { Above } from '${imports}';\n` : `import '${imports}';\n`);
		for (const [file, text] of Object.entries(targets)) write(file, text);
		const files = Object.values(canaries).map(({ file }) => file);
		const { violations } = await violationsIn(folder, files);
		const isSeen = (rule) => {
			const { file = '' } = canaries[rule] ?? {};
			const seen = [file, path.posix.dirname(file)];
			return violations.some((one) => one.rule.name === rule && (seen.includes(one.from) || seen.includes(one.to)));
		};
		return [...forbidden, ...order, ...folders.rules].map(({ name }) => name).filter((rule) => !isSeen(rule));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const blind = await blindRules();
for (const rule of blind)
	console.error(`The rule ${rule} did not see the file of scripts/lib/boundary-canaries.mjs that breaks it.`);
if (blind.length > 0) process.exit(1);

const { violations, modules } = await violationsIn(root, workspaces);
for (const { rule, from, to } of violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
if (modules === 0) console.error('The boundary checker saw no modules.');
if (modules === 0 || violations.some((violation) => violation.rule.severity === 'error')) process.exit(1);
console.log(`${modules} modules keep the boundaries.`);
