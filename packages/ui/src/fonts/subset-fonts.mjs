import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Makes the site's fonts from their sources: `npm run subset-fonts -w @tulia/ui`. A page of plain English needs only
 * the first file of each face; the second has the letters of other languages and is fetched on demand.
 */

/** The characters of English on this site; `unicode-range` in `tokens/fonts.css` is the same. */
const PLAIN = ['20-7e', 'a0', 'a9', 'b7', '2013-2014', '2018-2019', '201c-201d', '2022', '2026', '2032-2033'];
/** All other characters up to there, as far as the source has them. */
const LAST = 0x2215;

/** @param {string} range */
function codePointsOf(range) {
	const [first = 0, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const plain = new Set(PLAIN.flatMap(codePointsOf));
const others = Array.from({ length: LAST + 1 }, (_, codePoint) => codePoint).filter(
	(codePoint) => codePoint >= 0x20 && !plain.has(codePoint),
);

/** The weights the design uses. */
const FACES = [
	{ face: 'figtree', wght: { min: 400, max: 700 } },
	{ face: 'piazzolla', wght: { min: 500, max: 660 } },
];

for (const { face, wght } of FACES) {
	const source = await readFile(path.join(import.meta.dirname, `${face}-latin-wght-normal.woff2`));
	for (const [name, codePoints] of Object.entries({ plain, others })) {
		const font = await subsetFont(source, String.fromCodePoint(...codePoints), {
			targetFormat: 'woff2',
			variationAxes: { wght },
		});
		await writeFile(path.join(import.meta.dirname, `${face}-${name}.woff2`), font);
		process.stdout.write(`${face}-${name}.woff2 ${font.length} bytes of ${source.length}\n`);
	}
}
