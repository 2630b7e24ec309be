import { articleCategories } from '@tulia/contracts/article/schemas';
import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { validateSaveArticleBody } from '@tulia/contracts/validators/article';
import { explain, fieldErrorsIn, refusalIn, validateWith } from '@tulia/platform';
import { Panel, Skeleton, toast } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { Form, FormErrors, type FormRefusal, SelectField, TextArea, TextField, useFormState } from '@tulia/ui/form';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePublishArticleMutation } from '../../api/articles-api.ts';
import { ArticleActions } from './article-actions.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { type DraftForm, wordsOf } from './draft-words.ts';
import { HoldLeave } from './hold-leave.tsx';
import { PutAway } from './put-away.tsx';
import { type Autosave, useAutosave } from './use-autosave.ts';
import * as s from './write-article.module.css';

const ArticleEditor = lazy(async () => ({ default: (await import('./article-editor.tsx')).ArticleEditor }));

const WORDS = {
	not_found: 'Not published: this article no longer exists.',
	forbidden: 'Not published: this account may not do that. Please log in with a staff account.',
	changed_meanwhile: 'Not published: somebody else saved changes meanwhile. Look at both versions first.',
	invalid_request: 'Not published: some parts are still missing.',
};
const NO_ANSWER = 'Not published. Check your connection and try again.';
const NOT_SAVED = 'Not published, because the latest changes are not saved yet.';

/** What an article's form is filled from. An empty field is absent. */
const formOf = (article: StaffArticle): DraftForm => {
	const words = wordsOf(article);
	return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''));
};

/** Writes one article: saved by itself, published when it is ready. */
export function WriteArticle({ article: opened }: { readonly article: StaffArticle }): ReactNode {
	const saving = useAutosave(opened);
	const [publish] = usePublishArticleMutation();
	const [filledFrom, setFilledFrom] = useState({ round: 0, values: formOf(opened) });
	const [isPreview, setPreview] = useState(false);

	async function submit(): Promise<FormRefusal | undefined> {
		if (!(await saving.flush())) return { message: NOT_SAVED };
		const { data, error } = await publish({ id: opened.id, version: saving.version() });
		if (data) {
			saving.keep(data);
			toast.success('Article published');
			return undefined;
		}
		if (refusalIn(error) === 'changed_meanwhile') await saving.meet();
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, NO_ANSWER) };
	}
	function take(): void {
		if (saving.theirs) setFilledFrom(({ round }) => ({ round: round + 1, values: formOf(saving.theirs ?? opened) }));
		saving.take();
	}

	return (
		<Form<DraftForm>
			key={filledFrom.round}
			label="Article"
			initialValues={filledFrom.values}
			validate={validateWith(validateSaveArticleBody, (values) => ({ ...wordsOf(values), version: opened.version }))}
			onSubmit={submit}
		>
			<AdminHeading
				title="Edit article"
				action={<ArticleActions saving={saving} isPreview={isPreview} onPreview={() => setPreview(!isPreview)} />}
			/>
			<Watch onChange={saving.note} />
			<HoldLeave saving={saving} />
			{saving.theirs ? (
				<DraftConflict theirs={saving.theirs} onTake={take} onInsist={() => void saving.insist()} />
			) : null}
			<FormErrors />
			{isPreview ? <ArticlePreview readTime={saving.article.readTime} /> : null}
			{/* Hidden, not gone: what can be undone while writing can still be undone after a look at it. */}
			<div className={s.desk} hidden={isPreview}>
				<Draft />
				<Details saving={saving} />
			</div>
		</Form>
	);
}

interface WatchProps {
	readonly onChange: Autosave['note'];
}

/** Tells what the form says at each change. */
function Watch({ onChange }: WatchProps): null {
	const { values } = useFormState<DraftForm>({ subscription: { values: true } });
	// biome-ignore lint/correctness/useExhaustiveDependencies: the function is new at each render, what is told is not
	useEffect(() => onChange(wordsOf(values)), [values]);
	return null;
}

const Draft = (): ReactNode => (
	<div className={s.draft}>
		<TextField name="title" label="Title" />
		<Suspense fallback={<Skeleton shape="block" />}>
			<ArticleEditor />
		</Suspense>
	</div>
);

const Details = ({ saving }: { readonly saving: Autosave }): ReactNode => (
	<div className={s.details}>
		<Panel>
			<div className={s.panel}>
				<h2 className={s.panelTitle}>Details</h2>
				<SelectField name="category" label="Category" options={articleCategories} />
				<p className={s.meta}>{`${saving.article.readTime}: counted for you when the text is saved.`}</p>
				<TextArea name="snippet" label="Snippet" hint="A sentence or two for the card" rows={3} maxLength={240} />
				<TextField name="author" label="Author" />
				<TextArea name="aboutAuthor" label="About the author" rows={3} maxLength={400} />
			</div>
		</Panel>
		<Panel>
			<CoverPicker />
		</Panel>
		<PutAway saving={saving} />
	</div>
);
