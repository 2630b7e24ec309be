/** The node of a picture in the editor's document. */
export const PICTURE = 'picture';
export const UPLOADS = '/uploads/';

export interface TextPicture {
	readonly src: string;
	/** The text alternative; empty if the picture is decoration. */
	readonly alt: string;
	/** In pixels. Absent for pictures that were inserted before the size was stored. */
	readonly width?: number | undefined;
	readonly height?: number | undefined;
}

const sideOf = (value: unknown): number | undefined => (Number(value) > 0 ? Number(value) : undefined);

/** The attributes of a node as a picture; `undefined` if no picture is selected. */
export function pictureOf({ src, alt, width, height }: Readonly<Record<string, unknown>>): TextPicture | undefined {
	if (typeof src !== 'string' || src === '') return undefined;
	return { src, alt: typeof alt === 'string' ? alt : '', width: sideOf(width), height: sideOf(height) };
}
