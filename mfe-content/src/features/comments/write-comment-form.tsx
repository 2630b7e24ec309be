import type { NewComment } from '@tulia/contracts/comment/schemas';
import { validateCreateCommentBody } from '@tulia/contracts/validators/comment';
import { useBotCheck, validateWith } from '@tulia/platform';
import { Form, type FormRefusal, SubmitButton, TextArea, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { CareCardUnderField } from '../../lib/care/care-card-under-field.tsx';
import { NotForEmergencies } from '../../lib/care/not-for-emergencies.tsx';
import { PersistFormDraft } from '../../lib/form/persist-form-draft.tsx';
import { SendingErrors } from '../../lib/form/sending-errors.tsx';
import * as s from './write-comment.module.css';

export interface WriteCommentFormProps {
	/** The name of the form draft. */
	readonly draft: string;
	readonly onSubmit: (comment: NewComment) => Promise<FormRefusal | undefined>;
}

const FIELDS = ['name', 'email', 'comment'] as const;

/** Fields and layout; `WriteComment` submits them. */
export function WriteCommentForm({ draft, onSubmit }: WriteCommentFormProps): ReactNode {
	const { honeypot, botCheckFields } = useBotCheck();
	return (
		<Form<NewComment>
			validate={validateWith(validateCreateCommentBody)}
			onSubmit={async (comment) => onSubmit({ ...comment, ...(await botCheckFields()) })}
		>
			<SendingErrors />
			<div className={s.pair}>
				<TextField
					name="name"
					label="Name"
					hint="Shown beside your comment. A first name is enough."
					autoComplete="name"
				/>
				<TextField
					name="email"
					label="Email"
					hint="Never shown to anybody who reads here."
					type="email"
					inputMode="email"
					autoComplete="email"
				/>
			</div>
			<TextArea name="comment" label="Comment" rows={5} />
			<CareCardUnderField fields={['comment', 'name']} headingLevel="h4" />
			<NotForEmergencies />
			<div>
				<SubmitButton variant="secondary" busyLabel="Posting…">
					Post comment
				</SubmitButton>
				{honeypot}
			</div>
			<PersistFormDraft name={draft} fields={FIELDS} />
		</Form>
	);
}
