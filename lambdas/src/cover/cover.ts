/** Maximum size of an upload, in bytes; the browser shrinks pictures before the upload. */
export const MAX_COVER_BYTES = 2 * 1024 * 1024;
/** Maximum side of an upload, in pixels; the browser sends 1600 at most. */
export const MAX_COVER_SIDE = 2000;

/** Accepted media types: those that the editor sends. */
export type TakenKind = 'image/jpeg' | 'image/webp';

export const isTakenKind = (type: string | undefined): type is TakenKind =>
	type === 'image/jpeg' || type === 'image/webp';

/** A picture to be stored: always a WebP that was encoded here. */
export interface Cover {
	/** SHA-256 of its bytes, in hexadecimal: equal pictures share a name, and a name never changes its picture. */
	readonly hash: string;
	readonly bytes: Uint8Array;
}

/** The path of a picture on the site. */
export const addressOf = ({ hash }: Pick<Cover, 'hash'>): string => `/uploads/${hash}.webp`;

export interface CoverStore {
	/** Idempotent. */
	keep(cover: Cover): Promise<void>;
	/** Deletes the picture of this address. Idempotent. */
	remove(address: string): Promise<void>;
}
