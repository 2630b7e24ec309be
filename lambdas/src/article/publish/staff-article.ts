import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import type { ArticleDraft } from '../draft.ts';

export const publicationTime = ({ schedule }: Pick<ArticleDraft, 'schedule'>) =>
	schedule ? { schedule: { at: schedule.at, isMissed: schedule.isMissed ?? false } } : {};

export const staffArticle = ({
	firstPublishedAt: _first,
	publishedWords: _words,
	writtenAt: _at,
	writtenBy: _by,
	revisions: _revisions,
	schedule,
	...draft
}: ArticleDraft): StaffArticle => ({
	...draft,
	...publicationTime({ schedule }),
});
