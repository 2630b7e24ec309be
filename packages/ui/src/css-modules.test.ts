import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8');
const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));

const classesOf = (css: string): ReadonlySet<string> =>
	new Set([...css.matchAll(/\.([a-z][\w]*)(?=[^;{}]*[{,])/gi)].map(([, name = '']) => name));

const uses = sources.flatMap((file) => {
	const source = read(file);
	const module = /from '(\.[^']*\.module\.css)'/.exec(source)?.[1];
	if (!module) return [];
	const css = join(file, '..', module);
	return [...source.matchAll(/\bs\.(\w+)/g)].map(([, name = '']) => ({ file, css, name }));
});

test('every class that a component names is in its style sheet', () => {
	const missing = uses
		.filter(({ css, name }) => !classesOf(read(css)).has(name))
		.map(({ file, name }) => `${file}: ${name}`);
	expect(missing).toEqual([]);
	expect(uses.length).toBeGreaterThan(100);
});

test('every class of a style sheet is named by a component', () => {
	const sheets = files.filter((file) => file.endsWith('.module.css'));
	const unused = sheets.flatMap((sheet) =>
		[...classesOf(read(sheet))]
			.filter((name) => !uses.some((use) => use.css === sheet && use.name === name))
			.map((name) => `${sheet}: ${name}`),
	);
	expect(unused).toEqual([]);
});

test('no component sets a style attribute: the content security policy would drop it', () => {
	expect(sources.filter((file) => /\bstyle=/.test(read(file)))).toEqual([]);
});

test('every used custom property is defined in the package', () => {
	const css = files
		.filter((file) => file.endsWith('.css'))
		.map(read)
		.join('\n');
	const all = css + sources.map(read).join('\n');
	const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
	const used = new Set([...all.matchAll(/var\((--[\w-]+)(?=\))/g)].map(([, name]) => name));
	expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
