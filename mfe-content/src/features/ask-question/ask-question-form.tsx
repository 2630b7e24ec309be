import type { NewQuestion } from '@tulia/contracts/faq/schemas';
import { validateSubmitQuestionBody } from '@tulia/contracts/validators/faq';
import { useBotCheck, validateWith } from '@tulia/platform';
import { Panel } from '@tulia/ui';
import { Form, type FormRefusal, SubmitButton, TextArea, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { CareCardUnderField } from '../../lib/care/care-card-under-field.tsx';
import { PersistFormDraft } from '../../lib/form/persist-form-draft.tsx';
import { SendingErrors } from '../../lib/form/sending-errors.tsx';

/** The name of the form draft. */
export const QUESTION_DRAFT = 'question';

export interface AskQuestionFormProps {
	readonly onSubmit: (question: NewQuestion) => Promise<FormRefusal | undefined>;
}

/** Fields and layout; `AskQuestion` submits them. */
export function AskQuestionForm({ onSubmit }: AskQuestionFormProps): ReactNode {
	const { honeypot, botCheckFields } = useBotCheck();
	return (
		<Panel>
			<Form<NewQuestion>
				validate={validateWith(validateSubmitQuestionBody)}
				onSubmit={async (question) => onSubmit({ ...question, ...(await botCheckFields()) })}
			>
				<SendingErrors />
				<TextField name="name" label="Name" autoComplete="name" />
				<TextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
				<TextArea name="question" label="Question" hint="At least 10 characters" rows={5} />
				<CareCardUnderField fields={['question']} headingLevel="h3" />
				<div>
					<SubmitButton busyLabel="Submitting…">Submit Question</SubmitButton>
					{honeypot}
				</div>
				<PersistFormDraft name={QUESTION_DRAFT} fields={['name', 'email', 'question']} />
			</Form>
		</Panel>
	);
}
