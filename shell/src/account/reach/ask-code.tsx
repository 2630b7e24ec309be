import type { startPhone as StartPhone } from '@tulia/contracts/account/endpoints';
import type { BodyOf } from '@tulia/contracts/endpoint';
import { validateStartPhoneBody } from '@tulia/contracts/validators/account';
import { validateWith } from '@tulia/platform';
import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';
import { CODE_FAILED, NO_CODE, useStartPhoneMutation } from '@tulia/platform/phone-code';
import { Button, ButtonRow } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as a from '../account-page.module.css';
import { accountRefusal } from '../account-refusal.ts';

type Values = BodyOf<typeof StartPhone>;

/** The phone number given at registration, until its code can be sent. */
export const NUMBER_DRAFT = 'phone';
export const keptNumber = (): Values => {
	const { phone } = (readFormDraft(NUMBER_DRAFT) ?? {}) as Partial<Values>;
	return { phone: phone ?? '' };
};

interface AskCodeProps {
	/** The current number, valid until another one is confirmed. */
	readonly kept: string | undefined;
	/** True when a button opened the form. */
	readonly takesFocus: boolean;
	readonly onAsked: () => void;
	readonly onKeep: (() => void) | undefined;
}

export function AskCode({ kept, takesFocus, onAsked, onKeep }: AskCodeProps): ReactNode {
	const [start] = useStartPhoneMutation();
	const panel = useRef<HTMLDivElement>(null);
	const [initialValues] = useState(keptNumber);
	useEffect(() => {
		if (takesFocus) panel.current?.querySelector('input')?.focus();
	}, [takesFocus]);

	async function submit(values: Values): Promise<FormRefusal | undefined> {
		const { data, error } = await start(values);
		if (!data) return accountRefusal(error, NO_CODE, `${CODE_FAILED} What you typed is still here.`);
		writeFormDraft(NUMBER_DRAFT, undefined);
		onAsked();
		return undefined;
	}

	return (
		<div ref={panel} className={a.step}>
			<Form<Values>
				label="Your phone number"
				initialValues={initialValues}
				validate={validateWith(validateStartPhoneBody)}
				onSubmit={submit}
			>
				<FormErrors />
				<TextField
					name="phone"
					type="tel"
					label={kept === undefined ? 'Phone number' : 'New phone number'}
					optional={kept === undefined}
					hint={
						kept === undefined
							? 'A mobile number, as you write it. Spaces are fine.'
							: `We use it once you have typed the code we send there. Until then ${kept} stays.`
					}
					autoComplete="tel"
					inputMode="tel"
				/>
				<ButtonRow>
					<SubmitButton variant="primary" busyLabel="Sending…">
						Send me a code
					</SubmitButton>
					{onKeep ? (
						<Button variant="quiet" onClick={onKeep}>
							{kept === undefined ? 'Back to the code' : 'Keep the old number'}
						</Button>
					) : null}
				</ButtonRow>
			</Form>
		</div>
	);
}
