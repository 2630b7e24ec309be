import type { Issue } from '@tulia/contracts/newsletter-issue/schemas';
import { validateSaveIssueBody } from '@tulia/contracts/validators/newsletter-issue';
import { problemIn, validateWith } from '@tulia/platform';
import { Notice, Skeleton, toast } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { FormErrors, type FormRefusal, SubmitButton, TextField, useFormState } from '@tulia/ui/form';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLazyGetIssueQuery, useSaveIssueMutation } from '../../api/website/issues-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { isVersionConflict } from '../../lib/editing/change-failure.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useVersions, type Versions } from '../../lib/editing/use-versions.ts';
import { VersionConflict } from '../../lib/editing/version-conflict.tsx';
import { DeleteIssue } from './delete-issue.tsx';
import { FIELDS, factsOf, type IssueValues, isSame, valuesOf, wordsOf } from './issue-values.ts';
import { SendIssue } from './send-issue.tsx';
import { TestIssue } from './test-issue.tsx';
import * as s from './write-issue.module.css';

const TextEditor = lazy(async () => ({ default: (await import('../../lib/text-editor/text-editor.tsx')).TextEditor }));

const ALREADY_SENT = {
	message:
		'Not saved: somebody has sent this issue meanwhile, so its words cannot change any more. Yours are still here to copy.',
};

/**
 * Whether a save was refused because the issue has been sent. The issue is not fetched again then, because the page
 * would replace the input by the sent issue.
 */
const isAlreadySent = (error: unknown): boolean =>
	isVersionConflict(error) && problemIn(error)?.current?.status !== 'draft';

/** Edits one issue of the newsletter, which can be saved, tested and sent. */
export function WriteIssue({ issue }: { readonly issue: Issue }): ReactNode {
	const versions = useVersions(issue);
	const { base, theirs } = versions;
	const initialValues = useMemo(() => valuesOf(base), [base]);
	const [saved, setSaved] = useState(() => wordsOf(valuesOf(issue)));
	const [save] = useSaveIssueMutation();
	const [read] = useLazyGetIssueQuery();
	const whole = (values: IssueValues) => ({ ...wordsOf(values), version: versions.expectedVersion() });

	async function submit(values: IssueValues): Promise<FormRefusal | undefined> {
		const { data, error } = await save({ id: issue.id, ...whole(values) });
		if (data) {
			versions.acceptSaved(data);
			setSaved(wordsOf(values));
			toast.success('Draft saved');
			return undefined;
		}
		if (isAlreadySent(error)) return ALREADY_SENT;
		const latest = isVersionConflict(error) ? (await read({ id: issue.id })).data : undefined;
		if (latest) versions.setConflict(latest);
		return saveRefusal(error);
	}
	function takeTheirs(next: Issue): void {
		setSaved(wordsOf(valuesOf(next)));
		versions.restartFrom(next);
	}
	return (
		<StaffForm<IssueValues>
			key={versions.round}
			draft={{ name: `issue:${issue.id}`, stored: FIELDS }}
			record={versions}
			label="Issue of the newsletter"
			initialValues={initialValues}
			validate={validateWith(validateSaveIssueBody, whole)}
			onSubmit={submit}
		>
			<AdminHeading
				title="Write an issue"
				lead="Nobody gets it until you send it."
				action={<SubmitButton busyLabel="Saving…">Save draft</SubmitButton>}
			/>
			<FormErrors />
			{theirs ? (
				<VersionConflict<IssueValues>
					theirs={valuesOf(theirs)}
					factsOf={factsOf}
					onTakeTheirs={() => takeTheirs(theirs)}
					onKeepMine={versions.keepMine}
				/>
			) : null}
			<div className={s.columns}>
				<TextFields />
				<Ready issueId={issue.id} saved={saved} versions={versions} />
			</div>
		</StaffForm>
	);
}

const TextFields = (): ReactNode => (
	<div className={s.main}>
		<TextField name="subject" label="Subject" maxLength={120} />
		<TextField
			name="preview"
			label="Preview line"
			optional
			maxLength={150}
			hint="What a mailbox shows beside the subject"
		/>
		<Suspense fallback={<Skeleton shape="block" />}>
			<TextEditor label="Text of the issue" />
		</Suspense>
	</div>
);

interface ReadyProps {
	readonly issueId: string;
	readonly saved: ReturnType<typeof wordsOf>;
	readonly versions: Versions<Issue>;
}

/** The actions on a draft. They use its saved state, so unsaved input is never sent. */
function Ready({ issueId, saved, versions }: ReadyProps): ReactNode {
	const { values } = useFormState<IssueValues>({ subscription: { values: true } });
	const isSaved = isSame(wordsOf(values), saved) && versions.theirs === undefined;
	const draft = { issueId, isSaved, version: versions.expectedVersion };
	return (
		<div className={s.side}>
			{isSaved ? null : (
				<Notice tone="info" role="status" title="Not saved yet">
					<p>Save the draft first: a test, and the newsletter itself, have what is saved.</p>
				</Notice>
			)}
			<TestIssue {...draft} />
			<SendIssue {...draft} />
			<DeleteIssue issueId={issueId} />
		</div>
	);
}
