import { articleCategories } from '@tulia/contracts/article/schemas';
import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { validateSaveArticleBody } from '@tulia/contracts/validators/article';
import { explain, fieldErrorsIn, refusalIn, validateWith } from '@tulia/platform';
import { Notice, Skeleton, toast } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { Form, FormErrors, type FormRefusal, SelectField, TextArea, TextField, useFormState } from '@tulia/ui/form';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { usePublishArticleMutation } from '../../api/website/articles-api.ts';
import { FIELDS } from '../../lib/article/article-fields.ts';
import { ConflictNotice } from '../../lib/editing/conflict-notice.tsx';
import { Fold } from '../../lib/page/fold.tsx';
import { ArchiveOrDelete } from './archive-or-delete.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { type ArticleValues, differences, fieldsOf } from './article-values.ts';
import { CoverPicker } from './cover-picker.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { PublishLater } from './publish-later.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { useKeepUnsaved, useUnsavedArticle } from './use-article-draft.ts';
import { type Autosave, useAutosave } from './use-autosave.ts';
import * as s from './write-article.module.css';

const TextEditor = lazy(async () => ({ default: (await import('../../lib/text-editor/text-editor.tsx')).TextEditor }));

const BeforePublishing = lazy(async () => ({
	default: (await import('./before-publishing/before-publishing.tsx')).BeforePublishing,
}));

const WORDS = {
	not_found: 'Not published: this article no longer exists.',
	forbidden: 'Not published: this account may not do that. Please log in with a staff account.',
	changed_meanwhile: 'Not published: somebody else saved changes meanwhile. Look at both versions first.',
	invalid_request: 'Not published: some parts are still missing.',
};
const NO_ANSWER = 'Not published. Check your connection and try again.';
const NOT_SAVED = 'Not published, because the latest changes are not saved yet.';

/** The form values of an article. An empty field is absent. */
const valuesOf = (article: StaffArticle): ArticleValues => {
	const fields = fieldsOf(article);
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
};

const DETAILS = ['category', 'snippet', 'author', 'aboutAuthor'] as const;

/** The fields in which what was typed before differs from the article as it was opened. */
const unsavedFields = (opened: StaffArticle, typed: ArticleValues | undefined): ReadonlySet<keyof ArticleValues> =>
	new Set(typed ? FIELDS.filter((field) => fieldsOf(typed)[field] !== opened[field]) : []);

/** Edits one article with autosave and publishing. */
export function WriteArticle({ article: opened }: { readonly article: StaffArticle }): ReactNode {
	const unsaved = useUnsavedArticle(opened);
	const saving = useAutosave(opened, unsaved?.isOutdated);
	const [publish] = usePublishArticleMutation();
	const [filledFrom, setFilledFrom] = useState({ key: 0, values: unsaved?.values ?? valuesOf(opened) });
	const [isPreview, setPreview] = useState(false);

	async function submit(): Promise<FormRefusal | undefined> {
		if (!(await saving.flush())) return { message: NOT_SAVED };
		const { data, error } = await publish({ id: opened.id, version: saving.expectedVersion() });
		if (data) {
			saving.accept(data);
			toast.success('Article published');
			return undefined;
		}
		if (refusalIn(error) === 'changed_meanwhile') await saving.loadConflict();
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, NO_ANSWER) };
	}
	function takeTheirs(): void {
		if (saving.theirs) setFilledFrom(({ key }) => ({ key: key + 1, values: valuesOf(saving.theirs ?? opened) }));
		saving.takeTheirs();
	}

	return (
		<Form<ArticleValues>
			key={filledFrom.key}
			label="Article"
			initialValues={filledFrom.values}
			validate={validateWith(validateSaveArticleBody, (values) => ({ ...fieldsOf(values), version: opened.version }))}
			onSubmit={submit}
			showsErrorsAtOnce
		>
			<AdminHeading
				title="Edit article"
				action={<ArticleActions saving={saving} isPreview={isPreview} onPreview={() => setPreview(!isPreview)} />}
			/>
			<FormObserver articleId={opened.id} saving={saving} />
			<UnsavedChangesGuard saving={saving} />
			{saving.theirs ? (
				<ArticleConflict theirs={saving.theirs} onTakeTheirs={takeTheirs} onKeepMine={() => void saving.keepMine()} />
			) : null}
			{unsaved && !unsaved.isOutdated && saving.state !== 'saved' ? (
				<Notice tone="info" role="status" title="What you wrote here is back">
					<p>It was kept in this tab, and is saved by itself in a moment.</p>
				</Notice>
			) : null}
			<FormErrors />
			{isPreview ? <ArticlePreview readTime={saving.article.readTime} /> : null}
			{/* Hidden, not unmounted, so that undo still works after a preview. */}
			<div className={s.columns} hidden={isPreview}>
				<TextFields />
				<Details saving={saving} holds={unsavedFields(opened, unsaved?.values)} />
			</div>
		</Form>
	);
}

interface ArticleConflictProps {
	readonly theirs: StaffArticle;
	readonly onTakeTheirs: () => void;
	readonly onKeepMine: () => void;
}

function ArticleConflict({ theirs, ...choices }: ArticleConflictProps): ReactNode {
	const { values } = useFormState<ArticleValues>({ subscription: { values: true } });
	return (
		<ConflictNotice
			title="Somebody else saved changes while you were writing."
			hasLongTexts
			differences={differences(fieldsOf(values), theirs)}
			{...choices}
		/>
	);
}

interface FormObserverProps {
	readonly articleId: string;
	readonly saving: Autosave;
}

/** Passes each change of the form to the autosave and to this tab's storage. */
function FormObserver({ articleId, saving }: FormObserverProps): null {
	const { values } = useFormState<ArticleValues>({ subscription: { values: true } });
	// biome-ignore lint/correctness/useExhaustiveDependencies: only new values need a save
	useEffect(() => saving.change(fieldsOf(values)), [values]);
	const fields = useMemo(() => fieldsOf(values), [values]);
	useKeepUnsaved(articleId, saving, fields);
	return null;
}

const TextFields = (): ReactNode => (
	<div className={s.main}>
		<TextField name="title" label="Title" />
		<Suspense fallback={<Skeleton shape="block" />}>
			<TextEditor label="Article text" hasPictures />
		</Suspense>
	</div>
);

interface DetailsProps {
	readonly saving: Autosave;
	/** The fields with input that is not saved yet. */
	readonly holds: ReadonlySet<keyof ArticleValues>;
}

const Details = ({ saving, holds }: DetailsProps): ReactNode => (
	<div className={s.details}>
		<Fold
			title="Details"
			line="Category, snippet, author"
			beginsOpen={DETAILS.some((field) => holds.has(field)) || undefined}
		>
			<SelectField name="category" label="Category" options={articleCategories} />
			<p className={s.meta}>{`${saving.article.readTime}: counted for you when the text is saved.`}</p>
			<TextArea name="snippet" label="Snippet" hint="A sentence or two for the card" rows={3} maxLength={240} />
			<TextField name="author" label="Author" />
			<TextArea name="aboutAuthor" label="About the author" rows={3} maxLength={400} />
		</Fold>
		<Fold title="Cover" beginsOpen={holds.has('imageUrl') || undefined}>
			<CoverPicker />
		</Fold>
		<Suspense fallback={<Skeleton shape="block" />}>
			<BeforePublishing />
		</Suspense>
		{saving.article.state === 'draft' ? <PublishLater saving={saving} /> : null}
		<EarlierVersions articleId={saving.article.id} />
		<ArchiveOrDelete saving={saving} />
	</div>
);
