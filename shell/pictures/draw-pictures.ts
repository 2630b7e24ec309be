import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decompress } from 'wawoff2';
import { savedCentre } from '../src/centre/saved-centre.ts';
import { type BrandAssets, drawIcon, drawPicture } from './draw-picture.ts';
import { plannedPictures } from './picture-list.ts';

/** The pictures of a release; file names are relative to its folder. */
export interface DrawnPictures {
	readonly pictures: Readonly<Record<string, { readonly file: string; readonly alt: string }>>;
	readonly icons: typeof ICON_FILES;
}

const ui = path.resolve(import.meta.dirname, '../../packages/ui/src');
const FONTS = ['piazzolla-latin-wght-normal', 'figtree-latin-wght-normal'];

const ICON_FILES = {
	small: 'icons/192.png',
	large: 'icons/512.png',
	maskable: 'icons/maskable.png',
	touch: 'icons/touch.png',
} as const;
const ICONS = {
	small: { size: 192, share: 0.76, rounding: 0.2 },
	large: { size: 512, share: 0.76, rounding: 0.2 },
	maskable: { size: 512, share: 0.58, rounding: 0 },
	touch: { size: 180, share: 0.7, rounding: 0 },
} as const;

/** Runs `use` with the site's fonts as temporary files in the format the renderer reads. */
async function withFonts<T>(use: (fontFiles: readonly string[]) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(path.join(tmpdir(), 'tulia-fonts-'));
	try {
		const files: string[] = [];
		// Sequential: the package returns a view of its own memory, which the next font overwrites.
		for (const name of FONTS) {
			const file = path.join(folder, `${name}.ttf`);
			await writeFile(file, await decompress(await readFile(path.join(ui, 'fonts', `${name}.woff2`))));
			files.push(file);
		}
		return await use(files);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** The text alternative of a drawing, read from its file. */
const wordsOf = (drawing: string): string => /aria-label="([^"]+)"/.exec(drawing)?.[1] ?? '';

const sentence = (words: string): string => (words === '' || /[.?]$/.test(words) ? words : `${words}.`);

async function drawShares(dist: string, brandAssets: BrandAssets): Promise<DrawnPictures['pictures']> {
	const { name: centre, tagline } = savedCentre;
	const drawn: [string, { file: string; alt: string }][] = [];
	for (const { name, words, drawing: file } of plannedPictures) {
		const drawing = await readFile(path.resolve(import.meta.dirname, file), 'utf8');
		await writeFile(
			path.join(dist, `share/${name}.png`),
			drawPicture({ words, lines: [centre, tagline], drawing }, brandAssets),
		);
		const alt = [sentence(words), `${centre}, ${tagline.toLowerCase()}.`, sentence(wordsOf(drawing))].join(' ').trim();
		drawn.push([name, { file: `share/${name}.png`, alt }]);
	}
	return Object.fromEntries(drawn);
}

/** Draws the preview pictures and the home screen icons into a build of the shell, and returns their list. */
export async function drawPictures(dist: string): Promise<DrawnPictures> {
	const mark = await readFile(path.join(ui, 'illustrations/logo-mark.svg'), 'utf8');
	await Promise.all(['share', 'icons'].map((folder) => mkdir(path.join(dist, folder), { recursive: true })));
	for (const name of ['small', 'large', 'maskable', 'touch'] as const)
		await writeFile(path.join(dist, ICON_FILES[name]), drawIcon(ICONS[name], mark));
	return {
		pictures: await withFonts((fontFiles) => drawShares(dist, { fontFiles, mark })),
		icons: ICON_FILES,
	};
}
