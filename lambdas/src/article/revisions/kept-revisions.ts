import { picturesIn } from '../../cover/pictures-in.ts';
import type { ArticleDraft } from '../publish/draft.ts';
import { wordsDigest } from '../publish/words-digest.ts';
import type { ArticleRevision } from './article-revision.ts';

/** How many earlier versions an article keeps. */
const MOST = 30;
/** Of these each one is kept, however quickly they followed each other. */
const NEWEST = 5;
/** One transaction deletes them all, and has room for 4 MB. */
const MOST_BYTES = 2_000_000;
/** How many uploaded pictures they keep together, as many as one article has: each is an action of a transaction, which has room for a hundred. */
const MOST_PICTURES = 21;
/** Of what one person saved one after the other, one in so many milliseconds is kept. */
const SPACING = 10 * 60_000;

/**
 * The earlier versions of a draft once its words are replaced. The editor saves every few seconds, so of a long sitting the newest
 * five are kept, and before them one in ten minutes; always the last before somebody else wrote or before a pause, and
 * whatever was on the site. Past thirty the oldest go, of articles with very
 * long texts or many pictures sooner.
 */
export function withRevisionOf(draft: ArticleDraft): readonly ArticleRevision[] {
	const all = [revisionOf(draft), ...draft.revisions];
	let kept: readonly ArticleRevision[] = [];
	for (let place = all.length - 1; place >= 0; place -= 1) {
		const [revision, newer] = [all[place], all[place - 1]];
		if (!revision) continue;
		const isPassing = place >= NEWEST && newer !== undefined && isBetween(revision, kept[0], newer);
		if (!isPassing) kept = [revision, ...kept];
	}
	return withinLimits(kept);
}

/** Without signs that stand alone, such as the full stop behind a word in bold. */
const wordsIn = (html: string): number =>
	(html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function revisionOf(draft: ArticleDraft): ArticleRevision {
	const { title, snippet, author, aboutAuthor, content, version, updatedAt, writtenAt, writtenBy } = draft;
	return {
		version,
		writtenAt: writtenAt ?? updatedAt,
		...(writtenBy === undefined ? {} : { writtenBy }),
		wasPublished: wasPublished(draft),
		words: wordsIn(content),
		bytes: Buffer.byteLength(JSON.stringify([title, snippet, author, aboutAuthor, content])),
		pictures: [...picturesIn(draft)],
	};
}

/** Articles that were published by an older version have no digest; what they were published with is what has no newer draft. */
function wasPublished(draft: ArticleDraft): boolean {
	const { publishedWords, state, hasNewerDraft } = draft;
	return publishedWords === undefined ? state === 'published' && !hasNewerDraft : publishedWords === wordsDigest(draft);
}

const isSoonAfter = (before: ArticleRevision, after: ArticleRevision): boolean =>
	Date.parse(after.writtenAt) - Date.parse(before.writtenAt) < SPACING;

/** Whether it is one of many of a sitting, with a kept one before it and one by the same person after it. */
const isBetween = (revision: ArticleRevision, older: ArticleRevision | undefined, newer: ArticleRevision): boolean =>
	older !== undefined &&
	!revision.wasPublished &&
	newer.writtenBy === revision.writtenBy &&
	isSoonAfter(older, revision) &&
	isSoonAfter(revision, newer);

function withinLimits(revisions: readonly ArticleRevision[]): readonly ArticleRevision[] {
	let bytes = 0;
	const pictures = new Set<string>();
	return revisions.slice(0, MOST).filter((revision, place) => {
		bytes += revision.bytes;
		for (const picture of revision.pictures) pictures.add(picture);
		return place === 0 || (bytes <= MOST_BYTES && pictures.size <= MOST_PICTURES);
	});
}
