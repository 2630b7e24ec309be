import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from './contrast.ts';

const read = (name: string): string => readFileSync(join(__dirname, name), 'utf8');
const declarations = (css: string): ReadonlyMap<string, string> =>
	new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const ramps = [...declarations(read('ramps.css'))];
const light = new Map([...ramps, ...declarations(read('colours.css').split('[data-ground="paper"]')[0] ?? '')]);
const dark = new Map([...light, ...declarations(read('colours-dark.css'))]);

const resolve = (theme: ReadonlyMap<string, string>, name: string): string => {
	const value = theme.get(name) ?? `--${name} is not defined`;
	const reference = /^var\(--([\w-]+)\)$/.exec(value);
	return reference?.[1] ? resolve(theme, reference[1]) : value;
};

/** Text or mark, its ground, and the minimum contrast: 7 for text, 4.5 for small text, 3 for edges and marks. */
const PAIRS: readonly (readonly [string, string, number])[] = [
	...['bg', 'surface', 'bg-sunken', 'surface-tint', 'surface-sand'].map((ground) => ['text', ground, 7] as const),
	...['bg', 'surface', 'bg-sunken'].map((ground) => ['text-muted', ground, 7] as const),
	...['bg', 'surface', 'bg-sunken'].map((ground) => ['text-subtle', ground, 4.5] as const),
	['link', 'bg', 7],
	['link', 'surface', 7],
	['on-primary', 'primary', 7],
	['on-primary', 'primary-hover', 7],
	['on-primary-soft', 'primary-soft', 7],
	['primary', 'bg', 3],
	['primary', 'surface', 3],
	['accent', 'bg', 4.5],
	['accent', 'surface', 4.5],
	['on-accent', 'accent', 4.5],
	['on-accent-soft', 'accent-soft', 7],
	['on-highlight', 'highlight', 7],
	['on-highlight-soft', 'highlight-soft', 4.5],
	['on-danger', 'danger', 4.5],
	['danger', 'surface', 4.5],
	['danger', 'bg', 4.5],
	['on-danger-soft', 'danger-soft', 7],
	['on-success-soft', 'success-soft', 7],
	['on-info-soft', 'info-soft', 7],
	['on-inverse', 'inverse', 7],
	['on-inverse-muted', 'inverse', 7],
	['crisis-text', 'crisis-bg', 7],
	['crisis-link', 'crisis-bg', 7],
	['disabled-text', 'disabled-bg', 4.5],
	['star', 'surface', 3],
	['border-strong', 'surface', 3],
	['border-strong', 'bg', 3],
	['focus', 'bg', 3],
	['focus', 'surface', 3],
	['focus-halo', 'focus', 3],
	...['confirmed', 'attended', 'missed', 'cancelled', 'pending'].flatMap((status) => [
		[`st-${status}-fg`, `st-${status}-bg`, 4.5] as const,
		[`st-${status}-dot`, 'surface', 3] as const,
	]),
	...[1, 2, 4, 5].map((series) => [`chart-${series}`, 'surface', 3] as const),
];

test.each([
	['light', light],
	['dark', dark],
])('in the %s theme each text and mark has its minimum contrast on its ground', (_name, theme) => {
	const wrong = PAIRS.map(([text, ground, least]) => ({
		...{ text, ground, least },
		found: contrast(resolve(theme, text), resolve(theme, ground)),
	})).filter(({ found, least }) => !(found >= least));
	expect(wrong).toEqual([]);
});

test('black on white has the maximum contrast', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
