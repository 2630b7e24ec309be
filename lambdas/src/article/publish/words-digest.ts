import { createHash } from 'node:crypto';
import type { ArticleDraftFields } from './draft-fields.ts';

/** Says of two versions of an article whether visitors read the same in both, without keeping both. */
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
