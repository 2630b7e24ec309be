import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const template = path.join(import.meta.dirname, 'template');

/** `groups` → `Groups`: the name in components and on the page. */
const titleOf = (name) => name[0].toUpperCase() + name.slice(1);

/** The template is itself a module, with the name example and the address /example. */
const fillIn = (text, { name, address }) =>
	text.replaceAll(/(?<=['"`])\/example(?=['"`])|example/gi, (word) => {
		if (word.startsWith('/')) return address;
		return word === 'Example' ? titleOf(name) : name;
	});

/** Writes the workspace from the template. Returns its files, relative to the root. */
function writeWorkspace(root, module) {
	const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return files.map((entry) => {
		const source = path.join(entry.parentPath, entry.name);
		const file = path.join(`mfe-${module.name}`, fillIn(path.relative(template, source), module));
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), fillIn(readFileSync(source, 'utf8'), module));
		return file;
	});
}

/** Text insertions for the list, the budget, the link, the references, each before the last occurrence of `before`. */
const insertions = ({ name, address }) => [
	{
		file: 'packages/contracts/src/site-modules.ts',
		before: '] as const satisfies readonly RemoteModuleEntry',
		text: `	{
		name: '${name}',
		routes: [
			{
				prefix: '${address}',
				guard: 'client',
				message: 'Please log in to continue.',
				areas: [{ path: '${address}', addresses: ['${address}'] }],
			},
		],
	},
`,
	},
	{
		file: 'packages/contracts/src/site-modules.ts',
		before: '};\n',
		text: `	${name}: { script: 170, style: 15 },\n`,
	},
	{
		file: 'packages/platform/src/navigation/paths.ts',
		before: '} as const satisfies',
		text: `	${name}: () => '${address}',\n`,
	},
	{ file: 'package.json', before: '\t\t"lambdas",\n', text: `\t\t"mfe-${name}",\n` },
	{ file: 'tsconfig.json', before: '\t\t{ "path": "lambdas" },\n', text: `\t\t{ "path": "mfe-${name}" },\n` },
];

function insert(root, { file, before, text }) {
	const location = path.join(root, file);
	const content = readFileSync(location, 'utf8');
	const at = content.lastIndexOf(before);
	if (at < 0) throw new Error(`${file} has no "${before.trim()}" any more: mend scripts/new-module/write-module.mjs.`);
	writeFileSync(location, content.slice(0, at) + text + content.slice(at));
	return file;
}

const MODEL = 'booking';
const pipelineOf = (name) => `.github/workflows/mfe-${name}.yml`;

/** The pipeline of another module under the name of this one. */
function writePipeline(root, { name }) {
	const text = readFileSync(path.join(root, pipelineOf(MODEL)), 'utf8');
	writeFileSync(path.join(root, pipelineOf(name)), text.replaceAll(MODEL, name));
}

/** Owners in the form of another module's. The team has to confirm its name. */
function addOwners(root, { name }) {
	const file = path.join(root, 'CODEOWNERS');
	const text = readFileSync(file, 'utf8');
	const lines = [...text.matchAll(/^(\S*\bmfe-booking\b\S*)( +)(.+)$/gm)].map(([, pattern, gap, owners]) => {
		const own = pattern.replace(MODEL, name);
		return `${own.padEnd(pattern.length + gap.length - 1)} ${owners.replace(MODEL, name)}\n`;
	});
	writeFileSync(file, text + lines.join(''));
}

/** Writes a module at an address. Returns the written and changed sources, relative to the root. */
export function writeModule(root, module) {
	const files = [...writeWorkspace(root, module), ...insertions(module).map((one) => insert(root, one))];
	writePipeline(root, module);
	addOwners(root, module);
	return [...new Set(files)];
}
