import Papa from 'papaparse';
import { csvLines } from './csv.ts';

test('a cell contains only readable characters, for every code point of the first two planes', () => {
	const points = Array.from({ length: 0x20000 }, (_, point) => String.fromCodePoint(point));
	const file = Buffer.from(csvLines(points.map((sign) => [`a${sign}b`, 'next']))).toString();
	expect(file).not.toMatch(/[^\P{Cc}\t\r\n]/u);
	expect(file).not.toMatch(/\p{Noncharacter_Code_Point}/u);
	expect(file).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/);
	const rows = Papa.parse<string[]>(file).data;
	expect(rows).toHaveLength(points.length);
	expect(rows.filter(([, next]) => next !== 'next')).toEqual([]);
});

test('a formula behind invisible characters is written as text, so that no spreadsheet evaluates it', () => {
	expect(csvLines([['\u200b=1', '\u202e+1', '\u0007-1']])).toBe(`"'=1","'+1","'-1"`);
});
