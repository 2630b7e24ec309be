import { faqCategories } from '@tulia/contracts/faq/schemas';
import type { FieldError } from '@tulia/contracts/problem';
import { Button, ButtonRow, Panel } from '@tulia/ui';
import { Checkbox, FormErrors, type FormRefusal, SelectField, SubmitButton, TextArea, TextField } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { type DraftRuleOf, StaffForm, type TypedOver } from '../../lib/drafts/staff-form.tsx';
import type { FaqValues } from './faq-values.ts';
import * as s from './manage-faqs.module.css';

const PRICES_HINT =
	'Write {prices} where the prices of all services shall stand. They follow the services by themselves.';

interface FaqFormProps {
	readonly title: string;
	readonly draft: DraftRuleOf<FaqValues>;
	readonly initialValues: FaqValues;
	readonly validate: (values: FaqValues) => readonly FieldError[];
	readonly onSubmit: (values: FaqValues) => Promise<FormRefusal | undefined>;
	readonly onCancel: () => void;
	readonly record?: TypedOver;
	/** Shows both versions after a save that was refused because of a conflict. */
	readonly conflict?: ReactNode;
}

/** The fields and layout of an FAQ; the caller decides how it is saved. */
export function FaqForm({
	title,
	draft,
	initialValues,
	validate,
	onSubmit,
	onCancel,
	record,
	conflict,
}: FaqFormProps): ReactNode {
	const heading = useRef<HTMLHeadingElement>(null);
	// The form replaces the list with the tapped button, so it takes the focus.
	useEffect(() => heading.current?.focus(), []);
	return (
		<Panel>
			<h2 ref={heading} className={s.formTitle} tabIndex={-1}>
				{title}
			</h2>
			<StaffForm<FaqValues>
				draft={draft}
				record={record}
				label={title}
				initialValues={initialValues}
				validate={validate}
				onSubmit={onSubmit}
			>
				<FormErrors />
				<TextField name="question" label="Question" />
				<TextArea name="answer" label="Answer" rows={6} maxLength={2000} hint={PRICES_HINT} />
				<SelectField name="category" label="Category" placeholder="Choose one" options={faqCategories} />
				<Checkbox name="featured" label="Show it on the contact page too" />
				{conflict}
				<ButtonRow>
					<SubmitButton busyLabel="Saving…">Save</SubmitButton>
					<Button variant="quiet" onClick={onCancel}>
						Cancel
					</Button>
				</ButtonRow>
			</StaffForm>
		</Panel>
	);
}
