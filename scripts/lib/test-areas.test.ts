import { readdirSync } from 'node:fs';
import path from 'node:path';
import { areas } from './test-areas.mjs';

const root = path.resolve(__dirname, '../..');
const foldersOf = (folder: string): readonly string[] =>
	readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? [`${folder}/${entry.name}/`] : [],
	);
const journeys = ['client', 'platform', 'staff', 'visitor'].flatMap((who) =>
	readdirSync(path.join(root, 'e2e', who)).map((file) => `${who}/${file}`),
);
const walkedThrough = Object.values<readonly string[]>(areas);

test('every module, package and noun of the functions is an area, and every area is a folder', () => {
	const parts = [...foldersOf('packages'), ...foldersOf('lambdas/src')];
	expect(parts.filter((folder) => !(folder in areas))).toEqual([]);
	const all = [
		...parts,
		...foldersOf('lambdas'),
		...foldersOf('.').map((folder) => folder.slice(2)),
		...foldersOf('e2e'),
	];
	expect(Object.keys(areas).filter((folder) => !all.includes(folder))).toEqual([]);
});

test('every path prefix of an area matches a journey', () => {
	const beginnings = [...new Set(walkedThrough.flat())];
	expect(beginnings.filter((beginning) => !journeys.some((journey) => journey.startsWith(beginning)))).toEqual([]);
});

test('every journey is selected by an area that does not select all', () => {
	const some = walkedThrough.filter((beginnings) => !beginnings.includes('')).flat();
	expect(journeys.filter((journey) => !some.some((beginning) => journey.startsWith(beginning)))).toEqual([]);
});
