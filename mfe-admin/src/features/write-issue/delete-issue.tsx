import { useNavigateUnlessLeft } from '@tulia/platform';
import { toast } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useDeleteIssueMutation } from '../../api/website/issues-api.ts';
import { clearDraft } from '../../lib/drafts/form-draft.ts';
import { changeFailure } from '../../lib/editing/change-failure.ts';
import { ConfirmButton } from '../../lib/editing/confirm-button.tsx';
import { ISSUES } from '../../lib/page/newsletter-addresses.ts';
import * as s from './write-issue.module.css';

/** Deletes the draft, which cannot be undone. */
export function DeleteIssue({ issueId }: { readonly issueId: string }): ReactNode {
	const [remove] = useDeleteIssueMutation();
	const [failure, setFailure] = useState<string>();
	const navigate = useNavigateUnlessLeft();

	async function deleteDraft(): Promise<void> {
		const { error } = await remove({ id: issueId });
		if (error !== undefined) {
			setFailure(changeFailure(error, 'deleted'));
			return;
		}
		clearDraft(`issue:${issueId}`);
		toast.success('Draft deleted');
		await navigate(ISSUES);
	}
	return (
		<div>
			<ConfirmButton label="Delete" what="this draft" yes="Yes, delete" busyLabel="Deleting…" onConfirm={deleteDraft} />
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</div>
	);
}
