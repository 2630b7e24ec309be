import { UPLOAD_ADDRESS } from '@tulia/contracts/upload-address';

const UPLOADS = new RegExp(UPLOAD_ADDRESS, 'g');

/** The uploaded pictures of an article, by their addresses: its cover, and those in its text. */
export const picturesIn = ({
	imageUrl,
	content,
}: {
	readonly imageUrl: string;
	readonly content: string;
}): ReadonlySet<string> => new Set(`${imageUrl} ${content}`.match(UPLOADS) ?? []);
