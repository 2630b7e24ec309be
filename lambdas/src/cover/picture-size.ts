import { JPG } from 'image-size/types/jpg';
import { WEBP } from 'image-size/types/webp';
import type { TakenKind } from './cover.ts';

const headers = { 'image/jpeg': JPG, 'image/webp': WEBP };

/** The sides a picture says it has, in pixels, read from its header without decoding it; undefined where it says none. */
export function pictureSize(
	bytes: Uint8Array,
	kind: TakenKind,
): { readonly width: number; readonly height: number } | undefined {
	try {
		const { width, height } = headers[kind].calculate(bytes);
		return { width, height };
	} catch (error) {
		// What the reader throws at a header it cannot follow.
		if (error instanceof TypeError || error instanceof RangeError) return undefined;
		throw error;
	}
}
