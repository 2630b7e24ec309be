import type { confirmPhone as ConfirmPhone } from '@tulia/contracts/account/endpoints';
import type { PhoneCodeSent } from '@tulia/contracts/account/schemas';
import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import { validateConfirmPhoneBody } from '@tulia/contracts/validators/account';
import { explain, refusalIn, useGetProfileQuery, validateWith } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useConfirmPhoneMutation, useStartPhoneMutation } from '../../api/account-api.ts';
import { PhoneLink } from '../../centre/phone-link.tsx';
import * as a from '../account-page.module.css';
import { accountRefusal } from '../account-refusal.ts';
import { CODE_FAILED, NO_CODE } from './ask-code.tsx';
import * as s from './reach.module.css';

type Values = BodyOf<typeof ConfirmPhone>;

const WORDS: Record<RefusalOf<typeof ConfirmPhone>, string> = {
	code_wrong: 'That is not the code. Look again, or send a new one.',
	code_ended: 'This code no longer works. Please send a new one.',
};
const OTHERWISE = 'We could not check the code just now. Please try again.';

function refusalOf(error: unknown): FormRefusal {
	const code = refusalIn(error);
	if (code === 'code_wrong' || code === 'code_ended') return { errors: [{ field: 'code', message: WORDS[code] }] };
	return accountRefusal(error, WORDS, OTHERWISE);
}

interface ConfirmCodeProps {
	readonly asked: PhoneCodeSent;
	/** The number that stays until this one is confirmed. */
	readonly kept: string | undefined;
	/** It was asked for here. Default: yes. */
	readonly takesFocus?: boolean;
	readonly onConfirmed: () => void;
	readonly onChangeNumber: () => void;
}

/** The six digits that were sent to the number. */
export function ConfirmCode({
	asked,
	kept,
	takesFocus = true,
	onConfirmed,
	onChangeNumber,
}: ConfirmCodeProps): ReactNode {
	const [confirm] = useConfirmPhoneMutation();
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => (takesFocus ? panel.current?.querySelector('input')?.focus() : undefined), [takesFocus]);

	async function submit(values: Values): Promise<FormRefusal | undefined> {
		const { data, error } = await confirm(values);
		if (!data) return refusalOf(error);
		onConfirmed();
		return undefined;
	}

	return (
		<div ref={panel} className={a.step}>
			{/* Another code begins an empty field. */}
			<Form<Values>
				key={asked.sentAt}
				label="The code we sent"
				validate={validateWith(validateConfirmPhoneBody)}
				onSubmit={submit}
			>
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
			<NothingCame shown={asked.shown} onChangeNumber={onChangeNumber} />
		</div>
	);
}

/** What to do where no SMS comes. Why none does is not told: it would say who else has the number, or had. */
function NothingCame({ shown, onChangeNumber }: { readonly shown: string; readonly onChangeNumber: () => void }) {
	const [start, { isLoading }] = useStartPhoneMutation();
	const [said, setSaid] = useState<{ readonly words: string; readonly isBad: boolean } | undefined>(undefined);
	const phone = useGetProfileQuery().data?.phones.main;

	async function sendAgain(): Promise<void> {
		setSaid(undefined);
		const { error } = await start({ phone: shown });
		setSaid(
			error
				? { words: explain(error, NO_CODE, CODE_FAILED), isBad: true }
				: { words: `A new code is on its way to ${shown}. The old one no longer works.`, isBad: false },
		);
	}

	return (
		<>
			<ButtonRow>
				<Button variant="quiet" size="sm" busy={isLoading} busyLabel="Sending…" onClick={sendAgain}>
					Send again
				</Button>
				<Button variant="quiet" size="sm" onClick={onChangeNumber}>
					Change number
				</Button>
			</ButtonRow>
			{said ? <p role={said.isBad ? 'alert' : 'status'}>{said.words}</p> : null}
			<p className={s.small}>
				It can take a few minutes. A phone gets at most five codes a day, and none once it stopped our SMS
				{phone ? (
					<>
						: if nothing comes, call <PhoneLink phone={phone} />
					</>
				) : null}
				.
			</p>
		</>
	);
}
