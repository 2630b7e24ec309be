import { paths, useNavigateUnlessLeft } from '@tulia/platform';
import { Button, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useDeleteArticleMutation, useUnpublishArticleMutation } from '../../api/website/articles-api.ts';
import { changeFailure } from '../../lib/editing/change-failure.ts';
import { ConfirmButton } from '../../lib/editing/confirm-button.tsx';
import { Fold } from '../../lib/page/fold.tsx';
import type { Autosave } from './use-autosave.ts';
import * as s from './write-article.module.css';

interface ArchiveOrDeleteProps {
	readonly saving: Autosave;
}

/**
 * Takes a published article off the site, which can be undone, or deletes a draft after a confirmation, which cannot
 * be undone.
 */
export const ArchiveOrDelete = ({ saving }: ArchiveOrDeleteProps): ReactNode => (
	<Fold title="Put away">
		{saving.article.state === 'published' ? <Unpublish saving={saving} /> : <DeleteDraft saving={saving} />}
	</Fold>
);

function Unpublish({ saving }: ArchiveOrDeleteProps): ReactNode {
	const [send, { isLoading, error }] = useUnpublishArticleMutation();

	async function unpublish(): Promise<void> {
		if (!(await saving.flush())) return;
		const { data } = await send({ id: saving.article.id });
		if (!data) return;
		saving.accept(data);
		toast.success('Taken off the site. It is a draft again.');
	}
	return (
		<>
			<p>It stays here as a draft, and can be published again.</p>
			<Button variant="secondary" size="sm" busy={isLoading} busyLabel="Taking off…" onClick={() => void unpublish()}>
				Take off the site
			</Button>
			<Failure error={error} wanted="taken off" />
		</>
	);
}

function DeleteDraft({ saving }: ArchiveOrDeleteProps): ReactNode {
	const [remove, { error }] = useDeleteArticleMutation();
	const navigate = useNavigateUnlessLeft();

	async function deleteDraft(): Promise<void> {
		const answer = await remove({ id: saving.article.id });
		if (answer.error !== undefined) return;
		saving.stop();
		toast.success('Draft deleted');
		await navigate(paths.adminArticles());
	}
	return (
		<>
			<p>Nobody can bring back a draft that was deleted.</p>
			<ConfirmButton
				label="Delete this draft"
				what={saving.article.title || 'Without a title'}
				yes="Delete for good"
				busyLabel="Deleting…"
				onConfirm={deleteDraft}
			/>
			<Failure error={error} wanted="deleted" />
		</>
	);
}

const Failure = ({ error, wanted }: { readonly error: unknown; readonly wanted: string }): ReactNode =>
	error === undefined ? null : (
		<p className={s.failure} role="alert">
			{changeFailure(error, wanted)}
		</p>
	);
