import type { ArticleRevision, StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { explain, paths, refusalIn, useNavigateUnlessLeft } from '@tulia/platform';
import { Button, Panel, toast } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useRestoreArticleRevisionMutation } from '../../api/website/articles-api.ts';
import * as s from './see-revision.module.css';

const WORDS = {
	not_found: 'Not restored: this version is no longer kept.',
	forbidden: 'Not restored: this account may not write articles. Please log in with a staff account.',
	changed_meanwhile:
		'Not restored: somebody else saved the article meanwhile. Below is now what changed up to what they saved. Please look again.',
};
const NO_ANSWER = 'Not restored. Check your connection and try again.';

interface RestoreRevisionProps {
	readonly article: StaffArticle;
	readonly revision: ArticleRevision;
	readonly onOutdated: () => void;
}

/**
 * Saves an earlier version as the current article. No confirmation is needed, because the replaced version becomes an
 * earlier one.
 */
export function RestoreRevision({ article, revision, onOutdated }: RestoreRevisionProps): ReactNode {
	const [send, { isLoading }] = useRestoreArticleRevisionMutation();
	const [failure, setFailure] = useState<string>();
	const navigate = useNavigateUnlessLeft();

	async function restore(): Promise<void> {
		const { id, version } = article;
		const { data, error } = await send({ id, revision: String(revision.version), version });
		if (data) {
			toast.success('Restored. What it replaced is among the earlier versions.');
			await navigate(paths.adminArticle(id));
			return;
		}
		if (refusalIn(error) === 'changed_meanwhile') onOutdated();
		setFailure(explain(error, WORDS, NO_ANSWER));
	}
	return (
		<Panel tone="sand">
			<div className={s.panel}>
				<h2 className={s.title}>Bring it back</h2>
				<p>{WHAT_HAPPENS[article.state]} What is there now is kept as an earlier version.</p>
				<div>
					<Button busy={isLoading} busyLabel="Restoring…" onClick={() => void restore()}>
						Restore this version
					</Button>
				</div>
				{failure === undefined ? null : (
					<p className={s.failure} role="alert">
						{failure}
					</p>
				)}
			</div>
		</Panel>
	);
}

const WHAT_HAPPENS = {
	draft: 'It becomes the text of the draft again.',
	published: 'It becomes the text of the draft again. The site stays as it is until you publish it.',
};
