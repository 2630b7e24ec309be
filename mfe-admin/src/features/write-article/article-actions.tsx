import { Link, paths } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import type { Autosave, SaveState } from './use-autosave.ts';
import * as s from './write-article.module.css';

interface ArticleActionsProps {
	readonly saving: Autosave;
	readonly isPreview: boolean;
	readonly onPreview: () => void;
}

const WORDS: { readonly [S in Exclude<SaveState, 'invalid' | 'failed'>]: string } = {
	saved: 'All changes are saved',
	waiting: 'Not saved yet',
	saving: 'Saving…',
	conflict: 'Not saved: there are two versions',
};

export const saveWords = ({ state, failure }: Pick<Autosave, 'state' | 'failure'>): string =>
	state === 'invalid' || state === 'failed' ? (failure ?? 'Not saved') : WORDS[state];

/** The state of the autosave, and the buttons to preview and to publish. */
export function ArticleActions({ saving, isPreview, onPreview }: ArticleActionsProps): ReactNode {
	const { state, article } = saving;
	const isNewer = article.state === 'published' && article.hasNewerDraft;
	return (
		<div className={s.actions}>
			<p role="status" className={s.meta}>
				{saveWords(saving)}
			</p>
			{state === 'failed' ? (
				<Button size="sm" variant="quiet" onClick={() => void saving.flush()}>
					Save now
				</Button>
			) : null}
			{article.state === 'published' ? (
				<Link to={paths.article(article.id)}>
					{isNewer ? 'See the older version on the site' : 'See it on the site'}
				</Link>
			) : null}
			<Button variant="secondary" aria-pressed={isPreview} onClick={onPreview}>
				Preview
			</Button>
			<SubmitButton busyLabel="Publishing…" disabled={state === 'conflict'}>
				{article.state === 'published' ? 'Publish changes' : 'Publish'}
			</SubmitButton>
		</div>
	);
}
