import { createHash } from 'node:crypto';
import type { ArticleDraftFields } from './draft-fields.ts';

/** A digest of what visitors read, to compare two versions without storing both. */
export const wordsDigest = ({
	title,
	snippet,
	author,
	aboutAuthor,
	category,
	imageUrl,
	content,
}: ArticleDraftFields): string =>
	createHash('sha256')
		.update(JSON.stringify([title, snippet, author, aboutAuthor, category, imageUrl, content]))
		.digest('base64url');
