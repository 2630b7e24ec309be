import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { useSessionUser } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { type ArticleFields, FIELDS } from '../../lib/article/article-fields.ts';
import { clearDraft, readDraft, writeDraft } from '../../lib/drafts/form-draft.ts';
import { type ArticleValues, fieldsOf, serialise } from './article-values.ts';
import type { Autosave } from './use-autosave.ts';

/** What somebody wrote and could not save before the session or the page ended. */
export interface UnsavedArticle {
	readonly values: ArticleValues;
	/** A colleague saved since. */
	readonly isOutdated: boolean;
}

const nameOf = (articleId: string): string => `article:${articleId}`;

/** Somebody chose to leave without saving. */
export const forgetUnsaved = (articleId: string): void => clearDraft(nameOf(articleId));

/** Read once, when the article is opened. What reads as the article does is nothing to bring back. */
export function useUnsavedArticle(opened: StaffArticle): UnsavedArticle | undefined {
	const userId = useSessionUser()?.id ?? '';
	const [unsaved] = useState(() => {
		const draft = readDraft(nameOf(opened.id), userId);
		if (!draft) return undefined;
		const values: ArticleValues = Object.fromEntries(
			Object.entries(draft.values).map(([field, value]) => [field, value ?? undefined]),
		);
		if (serialise(fieldsOf(values)) === serialise(opened)) return undefined;
		return { values, isOutdated: draft.version !== opened.version };
	});
	return unsaved;
}

/** Keeps in this tab what is not saved yet: the autosave has no answer once the session has ended. */
export function useKeepUnsaved(articleId: string, saving: Autosave, fields: ArticleFields): void {
	const userId = useSessionUser()?.id ?? '';
	const name = nameOf(articleId);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the autosave does is told by its state
	useEffect(() => {
		if (userId === '') return;
		if (!saving.isAtRisk()) return clearDraft(name);
		// While there are two versions, it is over neither.
		const version = saving.state === 'conflict' ? undefined : saving.expectedVersion();
		const draft = { userId, values: fields, version };
		writeDraft({ name, stored: FIELDS }, draft, fieldsOf(saving.article));
	}, [fields, saving.state, userId]);
}
