/** Uploads are stored as WebP; older ones have their original type. */
const UPLOAD = '/uploads/[0-9a-f]{64}\\.(?:jpg|png|webp|avif)';
const UPLOADS = new RegExp(UPLOAD, 'g');
const ONE_UPLOAD = new RegExp(`^${UPLOAD}$`);

/** Whether an address is that of an upload. */
export const isUpload = (address: string): boolean => ONE_UPLOAD.test(address);

/** The uploaded pictures of an article, by their addresses: its cover, and those in its text. */
export const picturesIn = ({
	imageUrl,
	content,
}: {
	readonly imageUrl: string;
	readonly content: string;
}): ReadonlySet<string> => new Set(`${imageUrl} ${content}`.match(UPLOADS) ?? []);
