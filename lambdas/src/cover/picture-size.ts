import { JPG } from 'image-size/types/jpg';
import { WEBP } from 'image-size/types/webp';
import type { TakenKind } from './cover.ts';

const headers = { 'image/jpeg': JPG, 'image/webp': WEBP };

/** Width and height from a picture's header, in pixels, without decoding it; undefined for an unreadable header. */
export function pictureSize(
	bytes: Uint8Array,
	kind: TakenKind,
): { readonly width: number; readonly height: number } | undefined {
	try {
		const { width, height } = headers[kind].calculate(bytes);
		return { width, height };
	} catch (error) {
		// The reader throws these at an invalid header.
		if (error instanceof TypeError || error instanceof RangeError) return undefined;
		throw error;
	}
}
