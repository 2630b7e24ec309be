/** The node of a picture in the editor's document. */
export const PICTURE = 'picture';
/** Beneath which lies what staff uploaded. */
export const UPLOADS = '/uploads/';

/** What a picture in a text is made of. */
export interface TextPicture {
	readonly src: string;
	/** What it shows; of decoration nothing. */
	readonly alt: string;
	/** In pixels. Pictures of before have none. */
	readonly width?: number | undefined;
	readonly height?: number | undefined;
}

const sideOf = (value: unknown): number | undefined => (Number(value) > 0 ? Number(value) : undefined);

/** The attributes of a node as a picture; nothing where none is selected. */
export function pictureOf({ src, alt, width, height }: Readonly<Record<string, unknown>>): TextPicture | undefined {
	if (typeof src !== 'string' || src === '') return undefined;
	return { src, alt: typeof alt === 'string' ? alt : '', width: sideOf(width), height: sideOf(height) };
}
