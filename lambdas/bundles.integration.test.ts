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

test.each(functions)('%s does not load the fetch of Node, as an import of node:http would (decision 050)', (name) => {
	for (const file of readdirSync(path.join(dist, name)))
		expect(textOf(name, file)).not.toMatch(/(?:from|import)\s*"(?:node:)?https?"/);
});

test.each([
	['content', /^(?:sanitise-article|access)-/],
	['admin', /^(?:upload-cover\.wiring|appointments-csv|draft-words)-/],
	['notifier', /^(?:mime|calendar-entry)-/],
	['booking', /^(?:appointment|availability)\.booking-/],
])('%s loads with its first use what only some of its events need', (name, part) => {
	const parts = readdirSync(path.join(dist, name)).filter((file) => part.test(file));
	expect(parts).not.toHaveLength(0);
	const atOnce = loadedAtOnce(name);
	expect(parts.filter((file) => atOnce.has(file))).toEqual([]);
});
