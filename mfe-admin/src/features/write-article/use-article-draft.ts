import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { useSessionUser } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { type ArticleFields, FIELDS } from '../../lib/article/article-fields.ts';
import { clearDraft, readDraft, writeDraft } from '../../lib/drafts/form-draft.ts';
import { type ArticleValues, fieldsOf, serialise } from './article-values.ts';
import type { Autosave } from './use-autosave.ts';

/** Input that could not be saved before the session or the page ended. */
export interface UnsavedArticle {
	readonly values: ArticleValues;
	/** Whether a colleague has saved the article since. */
	readonly isOutdated: boolean;
}

const nameOf = (articleId: string): string => `article:${articleId}`;

/** Called when staff choose to leave without saving. */
export const forgetUnsaved = (articleId: string): void => clearDraft(nameOf(articleId));

/** Returns the unsaved input from when the article was opened. Input that equals the article is ignored. */
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

/** Stores unsaved input in this tab, because the autosave gets no response after the end of the session. */
export function useKeepUnsaved(articleId: string, saving: Autosave, fields: ArticleFields): void {
	const userId = useSessionUser()?.id ?? '';
	const name = nameOf(articleId);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the autosave changes only with its state
	useEffect(() => {
		if (userId === '') return;
		if (!saving.isAtRisk()) return clearDraft(name);
		// During a conflict the input is based on neither version.
		const version = saving.state === 'conflict' ? undefined : saving.expectedVersion();
		const draft = { userId, values: fields, version };
		writeDraft({ name, stored: FIELDS }, draft, fieldsOf(saving.article));
	}, [fields, saving.state, userId]);
}
