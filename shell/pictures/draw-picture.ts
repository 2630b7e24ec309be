import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

/** The files of the site's fonts, and its mark. */
export interface BrandAssets {
	readonly fontFiles: readonly string[];
	/** The SVG of the mark. */
	readonly mark: string;
}

export interface Picture {
	/** Wrapped where they do not fit on one line. */
	readonly words: string;
	/** Smaller lines below the words. */
	readonly lines: readonly string[];
	/** The SVG of the drawing beside the words. */
	readonly drawing: string;
}

/** Pixels. 1200 × 630 is the preview size of WhatsApp, Facebook and X; the rest is the layout in it. */
const WIDTH = 1200;
const HEIGHT = 630;
const PANEL = { width: 520, margin: 52, top: 56, bottom: 64 };
const MARK = 120;

/** sand-50, highland-700 and sand-700 of the design system's ramps. */
const PAPER = '#faf9f5';
const FOREST = '#20533f';
const STONE = '#5a584d';

/** The fonts are variable and render at their thinnest: an outline in the colour of the text adds the weight. */
const DISPLAY = { family: 'Piazzolla Thin', weight: 100, size: 64, leading: 72, outline: 3, colour: FOREST };
const TEXT = { family: 'Figtree Light', weight: 300, size: 32, leading: 44, outline: 0.9, colour: STONE };

const optionsOf = ({ fontFiles }: BrandAssets): ResvgRenderOptions => ({
	font: { fontFiles: [...fontFiles], loadSystemFonts: false },
});

const escapeXml = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const svg = (content: string, width = WIDTH, height = HEIGHT): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const textAt = (
	words: string,
	[x, y]: readonly [number, number],
	{ family, weight, size, outline, colour }: typeof TEXT,
): string =>
	`<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${colour}" stroke="${colour}" stroke-width="${outline}" stroke-linejoin="round">${escapeXml(words)}</text>`;

/** A drawing placed in `box`. Colours from a page's theme fall back to the light theme. */
const placed = (drawing: string, box: { x: number; y: number; width: number; height: number }): string =>
	drawing
		.replaceAll(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
		.replaceAll(/ class="[^"]*"/g, '')
		.replace(
			'<svg ',
			`<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" ${/^<svg [^>]*preserveAspectRatio=/.test(drawing) ? '' : 'preserveAspectRatio="xMidYMid slice" '}`,
		);

/** Wraps the words on as few lines as possible. Throws for a word that is wider than the panel. */
function broken(words: string, options: ResvgRenderOptions): readonly string[] {
	const room = PANEL.width - 2 * PANEL.margin;
	const fits = (line: string): boolean =>
		(new Resvg(svg(textAt(line, [0, DISPLAY.size], DISPLAY), 2 * WIDTH), options).getBBox()?.width ?? 0) <= room;
	const lines: string[] = [];
	for (const word of words.split(' ')) {
		const longer = [lines.at(-1), word].filter(Boolean).join(' ');
		if (!fits(word)) throw new Error(`"${word}" is too long for a picture.`);
		if (fits(longer)) lines.splice(-1, 1, longer);
		else lines.push(word);
	}
	return lines;
}

/** Lines that end at `foot`. */
const linesAbove = (lines: readonly string[], foot: number, style: typeof TEXT): string =>
	lines.map((line, at) => textAt(line, [PANEL.margin, foot - (lines.length - 1 - at) * style.leading], style)).join('');

/** A preview picture as PNG: a panel with mark and words, and the drawing beside it. */
export function drawPicture({ words, lines, drawing }: Picture, brandAssets: BrandAssets): Buffer {
	const options = optionsOf(brandAssets);
	const foot = HEIGHT - PANEL.bottom;
	const content = [
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
		placed(drawing, { x: PANEL.width, y: 0, width: WIDTH - PANEL.width, height: HEIGHT }),
		placed(brandAssets.mark, { x: PANEL.margin, y: PANEL.top, width: MARK, height: MARK }),
		linesAbove(broken(words, options), foot - lines.length * TEXT.leading - 26, DISPLAY),
		linesAbove(lines, foot, TEXT),
	];
	return new Resvg(svg(content.join('')), options).render().asPng();
}

export interface Icon {
	/** Pixels, width and height. */
	readonly size: number;
	/** The share of the size that the mark takes: phones that mask icons show the inner four fifths only. */
	readonly share: number;
	/** Corner radius as a share of the size: 0 where the phone rounds the corners itself. */
	readonly rounding: number;
}

/** The mark on paper as PNG, for home screens: without a background it would vanish on a dark one. */
export function drawIcon({ size, share, rounding }: Icon, mark: string): Buffer {
	const inner = size * share;
	const at = (size - inner) / 2;
	const paper = `<rect width="${size}" height="${size}" rx="${size * rounding}" fill="${PAPER}"/>`;
	const drawing = placed(mark, { x: at, y: at, width: inner, height: inner });
	return new Resvg(svg(paper + drawing, size, size)).render().asPng();
}
