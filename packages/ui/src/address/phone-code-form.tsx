import type { PhoneCodeSent } from '@tulia/contracts/account/schemas';
import { Button, ButtonRow } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, type FormProps } from '../form/form.tsx';
import { FormErrors } from '../form/form-errors.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import * as s from './phone-code-form.module.css';

type Values = { readonly code: string };

export interface PhoneCodeFormProps extends Pick<FormProps<Values>, 'validate'> {
	readonly asked: PhoneCodeSent;
	/** The current number, valid until this one is confirmed. */
	readonly kept: string | undefined;
	/** The code was requested on this page. */
	readonly takesFocus: boolean;
	/** The centre's number as a link, for a person who gets no SMS. */
	readonly phone: ReactNode;
	/** Returns the reason when the code was not accepted. */
	readonly onSubmit: FormProps<Values>['onSubmit'];
	/** Sends another code to the number. Returns a sentence when it failed. */
	readonly onSendAgain: (number: string) => Promise<string | undefined>;
	readonly onChangeNumber: () => void;
}

/** The field for the six digits, and advice for the case that no code arrives. */
export function PhoneCodeForm(props: PhoneCodeFormProps): ReactNode {
	const { asked, kept, takesFocus, phone, validate, onSubmit, onSendAgain, onChangeNumber } = props;
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => (takesFocus ? panel.current?.querySelector('input')?.focus() : undefined), [takesFocus]);
	return (
		<div ref={panel} className={s.panel}>
			{/* The key empties the field after another code was sent. */}
			<Form<Values> key={asked.sentAt} label="The code we sent" validate={validate} onSubmit={onSubmit}>
				<FormErrors />
				<div className={s.code}>
					<TextField
						name="code"
						label="Six-digit code"
						hint={`We sent it to ${asked.shown}. It works for ten minutes.${kept === undefined || kept === asked.shown ? '' : ` Until then ${kept} stays.`}`}
						inputMode="numeric"
						autoComplete="one-time-code"
					/>
				</div>
				<div>
					<SubmitButton variant="primary" busyLabel="Checking…">
						Confirm number
					</SubmitButton>
				</div>
			</Form>
			<NoCodeAdvice shown={asked.shown} phone={phone} onSendAgain={onSendAgain} onChangeNumber={onChangeNumber} />
		</div>
	);
}

interface NoCodeAdviceProps extends Pick<PhoneCodeFormProps, 'phone' | 'onSendAgain' | 'onChangeNumber'> {
	readonly shown: string;
}

/**
 * Advice for the case that no SMS arrives. The reason is not given: it would reveal that another person has or had the
 * number.
 */
function NoCodeAdvice({ shown, phone, onSendAgain, onChangeNumber }: NoCodeAdviceProps): ReactNode {
	const [isBusy, setBusy] = useState(false);
	const [said, setSaid] = useState<{ readonly words: string; readonly isBad: boolean } | undefined>(undefined);

	async function sendAgain(): Promise<void> {
		setSaid(undefined);
		setBusy(true);
		const problem = await onSendAgain(shown);
		setBusy(false);
		setSaid({
			words: problem ?? `A new code is on its way to ${shown}. The old one no longer works.`,
			isBad: problem !== undefined,
		});
	}

	return (
		<>
			<ButtonRow>
				<Button variant="quiet" size="sm" busy={isBusy} busyLabel="Sending…" onClick={sendAgain}>
					Send again
				</Button>
				<Button variant="quiet" size="sm" onClick={onChangeNumber}>
					Change number
				</Button>
			</ButtonRow>
			{said ? <p role={said.isBad ? 'alert' : 'status'}>{said.words}</p> : null}
			<p className={s.small}>
				It can take a few minutes. A phone gets at most five codes a day, and none once it stopped our SMS
				{phone ? <>: if nothing comes, call {phone}</> : null}.
			</p>
		</>
	);
}
