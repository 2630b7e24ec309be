/** The largest picture that is kept, in bytes: the browser makes them smaller before it sends them. */
export const MAX_COVER_BYTES = 2 * 1024 * 1024;

/** The kinds of picture every browser of our visitors shows, and the ends of their names. None of them can run. */
export const coverKinds = {
	'image/jpeg': 'jpg',
	'image/png': 'png',
	'image/webp': 'webp',
	'image/avif': 'avif',
} as const;
export type CoverKind = keyof typeof coverKinds;

export const isCoverKind = (type: string): type is CoverKind => Object.hasOwn(coverKinds, type);

/** A picture to be kept. */
export interface Cover {
	/** SHA-256 of its bytes, in hexadecimal: the same picture has the same name, and a name never changes its picture. */
	readonly hash: string;
	readonly kind: CoverKind;
	readonly bytes: Uint8Array;
}

/** Where browsers find it. */
export const addressOf = ({ hash, kind }: Pick<Cover, 'hash' | 'kind'>): string =>
	`/uploads/${hash}.${coverKinds[kind]}`;

/** What covers need from storage. */
export interface CoverStore {
	/** Keeping the same picture again changes nothing. */
	keep(cover: Cover): Promise<void>;
	/** Deletes what has this address. Deleting twice is deleting once. */
	remove(address: string): Promise<void>;
}
