/** The largest picture that is taken, in bytes: the browser makes them smaller before it sends them. */
export const MAX_COVER_BYTES = 2 * 1024 * 1024;
/** The longest side of a picture that is taken, in pixels: the browser makes it 1600 at most. */
export const MAX_COVER_SIDE = 2000;

/** The kinds that are taken, which are those the editor sends. */
export type TakenKind = 'image/jpeg' | 'image/webp';

export const isTakenKind = (type: string | undefined): type is TakenKind =>
	type === 'image/jpeg' || type === 'image/webp';

/** A picture to be kept: a WebP that we wrote, whatever was sent. */
export interface Cover {
	/** SHA-256 of its bytes, in hexadecimal: the same picture has the same name, and a name never changes its picture. */
	readonly hash: string;
	readonly bytes: Uint8Array;
}

/** Where browsers find it. */
export const addressOf = ({ hash }: Pick<Cover, 'hash'>): string => `/uploads/${hash}.webp`;

/** What covers need from storage. */
export interface CoverStore {
	/** Keeping the same picture again changes nothing. */
	keep(cover: Cover): Promise<void>;
	/** Deletes the picture of this address. Idempotent. */
	remove(address: string): Promise<void>;
}
