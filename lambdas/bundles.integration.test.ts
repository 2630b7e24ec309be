import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(__dirname, 'dist');
const functions = readdirSync(dist);
const textOf = (name: string, file: string): string => readFileSync(path.join(dist, name, file), 'utf8');

/** The files that a function loads before its first event. */
function loadedAtOnce(name: string, file = 'index.mjs', known: Set<string> = new Set()): ReadonlySet<string> {
	if (known.has(file)) return known;
	known.add(file);
	for (const [, imported = ''] of textOf(name, file).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
		loadedAtOnce(name, imported, known);
	return known;
}

test.each(functions)(
	"the function %s does not load Node's fetch, as an import of node:http would (decision 050)",
	(name) => {
		for (const file of readdirSync(path.join(dist, name)))
			expect(textOf(name, file)).not.toMatch(/(?:from|import)\s*"(?:node:)?https?"/);
	},
);

test.each([
	['content', /^(?:sanitise-article|access)-/],
	['admin', /^(?:admin\.handlers|upload-cover\.wiring|appointments-csv|draft-words)-/],
	['identity', /^identity\.handlers-/],
	['notifier', /^(?:mime|calendar-entry|phone-number|cover\.gateway|erasure\.wiring|client-merge\.wiring)-/],
	['notifier', /^(?:jobs|sweep|sms|account-mails|inbox-mails|issues|crisis|series-notices)\.wiring-/],
	['notifier', /^(?:sms|schedule)\.gateway-/],
	['booking', /^(?:booking\.handlers|(?:appointment|availability)\.booking)-/],
])('the function %s loads on demand what only some of its events need', (name, part) => {
	const parts = readdirSync(path.join(dist, name)).filter((file) => part.test(file));
	expect(parts).not.toHaveLength(0);
	const atOnce = loadedAtOnce(name);
	expect(parts.filter((file) => atOnce.has(file))).toEqual([]);
});

test.each(functions)('the function %s reads one file before its first event', (name) => {
	expect([...loadedAtOnce(name)]).toEqual(['index.mjs']);
});

test.each(functions)('the function %s reads few files including what it needs later (decision 050)', (name) => {
	const atOnce = loadedAtOnce(name);
	const later = readdirSync(path.join(dist, name)).filter((file) => !atOnce.has(file));
	const read = later.map((file) => [...loadedAtOnce(name, file)].filter((each) => !atOnce.has(each)).length);
	expect(Math.max(...read)).toBeLessThanOrEqual(24);
});

/** The environment variables that our code requires, from all its sources. */
const required = new Set(
	readdirSync(path.resolve(__dirname, 'src'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
		.flatMap((file) => [
			...readFileSync(path.resolve(__dirname, 'src', file), 'utf8').matchAll(/requireEnv\('(\w+)'\)/g),
		])
		.map(([, variable = '']) => variable),
);

const variablesIn = (name: string, files: Iterable<string>): readonly string[] => {
	const texts = [...files].map((file) => textOf(name, file));
	return [...required].filter((variable) => texts.some((text) => text.includes(`"${variable}"`)));
};

test.each(functions)(
	'the function %s names each of its required variables at its start, and so fails at once',
	(name) => {
		const parts = readdirSync(path.join(dist, name));
		expect(variablesIn(name, loadedAtOnce(name))).toEqual(variablesIn(name, parts));
	},
);

test('a log-in loads no numbering plans', () => {
	const parts = readdirSync(path.join(dist, 'identity'));
	const plans = parts.filter((file) => textOf('identity', file).includes('nonGeographic'));
	const handlers = parts.filter(
		(file) => /^identity\.handlers-/.test(file) && textOf('identity', file).includes('login:'),
	);
	expect([plans.length, handlers.length].every((count) => count > 0)).toBe(true);
	expect(
		handlers.flatMap((file) => [...loadedAtOnce('identity', file)].filter((each) => plans.includes(each))),
	).toEqual([]);
});
