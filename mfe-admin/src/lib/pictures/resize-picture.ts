/** The longest side of a cover, pixels. */
const LONGEST = 1600;
const QUALITY = 0.85;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The size within the longest side that keeps the proportions. A small picture stays as it is. */
export function fitWithin({ width, height }: Size, longest = LONGEST): Size {
	const scale = Math.min(1, longest / Math.max(width, height));
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Base64 of bytes, in chunks: a call takes only so many arguments. */
export function base64Of(bytes: Uint8Array): string {
	const parts: string[] = [];
	for (let at = 0; at < bytes.length; at += 0x80_00)
		parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)));
	return btoa(parts.join(''));
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
	new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** WebP where the browser can write it, otherwise JPEG: what it cannot write it answers as PNG, which is many times larger. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
	const webp = await blobOf(canvas, 'image/webp');
	return webp?.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg');
}

/**
 * A picture from somebody's device, small enough to send. Re-encoding it also drops its metadata, such as where it was taken.
 * Nothing when the file is no picture this browser knows.
 */
export async function resizedPicture(file: Blob, longest?: number): Promise<string | undefined> {
	const bitmap = await createImageBitmap(file).catch(() => undefined);
	if (!bitmap) return undefined;
	const canvas = Object.assign(document.createElement('canvas'), fitWithin(bitmap, longest));
	canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	bitmap.close();
	const blob = await encode(canvas);
	return blob ? base64Of(new Uint8Array(await blob.arrayBuffer())) : undefined;
}
