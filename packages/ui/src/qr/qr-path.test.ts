import { create } from 'qrcode';
import { qrPath } from './qr-path.ts';

/** The squares that a path of `M x y h n v1 h-n z` covers. */
const covered = (path: string): ReadonlySet<string> =>
	new Set(
		[...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, length]) =>
			Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
		),
	);

test('the path covers exactly the dark squares of the code', () => {
	const { modules } = create('TUL-26-4K7M9', { errorCorrectionLevel: 'M' });
	const dark = [...modules.data].flatMap((square, index) =>
		square ? [`${index % modules.size} ${Math.floor(index / modules.size)}`] : [],
	);
	expect(covered(qrPath(modules))).toEqual(new Set(dark));
	expect(dark.length).toBeGreaterThan(150);
});
