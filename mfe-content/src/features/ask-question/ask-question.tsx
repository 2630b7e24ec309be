import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import type { submitQuestion as SubmitQuestion } from '@tulia/contracts/faq/endpoints';
import { hasCareWordsSoon, useGetProfileQuery, useTurnedOff } from '@tulia/platform';
import { Button, Lead, Section, SuccessPanel, toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useRef, useState } from 'react';
import { useSubmitQuestionMutation } from '../../api/faqs-api.ts';
import { CareAfterSending } from '../../lib/care/care-after-sending.tsx';
import { NotForEmergencies } from '../../lib/care/not-for-emergencies.tsx';
import { FormWithoutScript } from '../../lib/form/form-without-script.tsx';
import { clearFormDraft } from '../../lib/form/persist-form-draft.tsx';
import { TurnedOff } from '../../lib/form/turned-off.tsx';
import { useSendingRefusal } from '../../lib/form/use-sending-refusal.ts';
import * as s from './ask-question.module.css';
import { AskQuestionForm, type AskQuestionFormProps, QUESTION_DRAFT } from './ask-question-form.tsx';

const WORDS: Record<RefusalOf<typeof SubmitQuestion>, string> = {
	turned_off: 'The centre has turned this off for the moment.',
	too_many_requests: 'You have sent several questions. Please wait a little and try again.',
};

/** Sends a question to the centre; the form draft is deleted once it was received. */
export function AskQuestion(): ReactNode {
	const within = useGetProfileQuery().data?.responseTimes.questions;
	const turnedOff = useTurnedOff('messages');
	const [submitQuestion] = useSubmitQuestionMutation();
	const refusalOf = useSendingRefusal('your question', WORDS);
	const [sentFrom, setSentFrom] = useState<string>();
	const [isHeavy, setHeavy] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);

	async function submit(question: BodyOf<typeof SubmitQuestion>): Promise<FormRefusal | undefined> {
		const { data, error } = await submitQuestion(question);
		if (!data) return refusalOf(error);
		setHeavy(await hasCareWordsSoon(question.question));
		clearFormDraft(QUESTION_DRAFT);
		toast.success('Your question has been submitted successfully!');
		setSentFrom(question.email);
		return undefined;
	}

	// The pressed button is removed with its panel.
	function askAnother(): void {
		setSentFrom(undefined);
		heading.current?.focus();
	}

	return (
		<Section tone="sunken" tight>
			<div className={s.split}>
				<div className={s.words}>
					<h2 ref={heading} tabIndex={-1}>
						Still Have Questions?
					</h2>
					<Lead>
						Write it the way you would say it. A person reads every question and answers by email
						{within ? ` in ${within}` : null}.
					</Lead>
					<NotForEmergencies />
					{turnedOff === undefined ? <FormWithoutScript /> : null}
				</div>
				{sentFrom === undefined ? (
					<QuestionForm turnedOff={turnedOff} onSubmit={submit} />
				) : (
					<QuestionSent email={sentFrom} within={within} isHeavy={isHeavy} onAnother={askAnother} />
				)}
			</div>
		</Section>
	);
}

interface QuestionFormProps extends AskQuestionFormProps {
	/** The message while the centre takes no questions. */
	readonly turnedOff: string | undefined;
}

const QuestionForm = ({ turnedOff, onSubmit }: QuestionFormProps): ReactNode =>
	turnedOff === undefined ? (
		<AskQuestionForm onSubmit={onSubmit} />
	) : (
		<TurnedOff title="No questions can be sent here at the moment" words={turnedOff} />
	);

interface QuestionSentProps {
	readonly email: string;
	readonly within: string | undefined;
	readonly isHeavy: boolean;
	readonly onAnother: () => void;
}

const QuestionSent = ({ email, within, isHeavy, onAnother }: QuestionSentProps): ReactNode => (
	<SuccessPanel
		title="Question Submitted!"
		action={
			<Button variant="secondary" onClick={onAnother}>
				Ask Another Question
			</Button>
		}
	>
		<p>
			Thank you. A person will read it and reply to {email}
			{within ? ` in ${within}` : null}.
		</p>
		{isHeavy ? <CareAfterSending headingLevel="h4" /> : null}
	</SuccessPanel>
);
