/** The longest side of a cover, pixels. */
const LONGEST = 1600;
const QUALITY = 0.85;

interface Size {
	readonly width: number;
	readonly height: number;
}

/**
 * The largest size with the same proportions whose longer side is within the limit. A small picture keeps its size.
 */
export function fitWithin({ width, height }: Size, longest = LONGEST): Size {
	const scale = Math.min(1, longest / Math.max(width, height));
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Encodes bytes in base64. They are converted in chunks, because a call has a maximum number of arguments. */
export function base64Of(bytes: Uint8Array): string {
	const parts: string[] = [];
	for (let at = 0; at < bytes.length; at += 0x80_00)
		parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)));
	return btoa(parts.join(''));
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
	new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * Encodes as WebP if the browser supports it, otherwise as JPEG. For an unsupported type, browsers would return PNG,
 * which is many times larger.
 */
async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
	const webp = await blobOf(canvas, 'image/webp');
	return webp?.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg');
}

/**
 * Resizes a picture from the device for the upload. Encoding it again also drops metadata such as the location.
 * `undefined` if the browser cannot decode the file.
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
