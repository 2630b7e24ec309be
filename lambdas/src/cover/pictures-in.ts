/** Uploads are written as WebP; older ones kept the kind they came in. */
const UPLOAD = '/uploads/[0-9a-f]{64}\\.(?:jpg|png|webp|avif)';
const UPLOADS = new RegExp(UPLOAD, 'g');
const ONE_UPLOAD = new RegExp(`^${UPLOAD}$`);

/** Whether an address is that of an upload, under the name its content gave it. */
export const isUpload = (address: string): boolean => ONE_UPLOAD.test(address);

/** The uploaded pictures an article shows, by their addresses: its cover, and those between its words. */
export const picturesIn = ({
	imageUrl,
	content,
}: {
	readonly imageUrl: string;
	readonly content: string;
}): ReadonlySet<string> => new Set(`${imageUrl} ${content}`.match(UPLOADS) ?? []);
