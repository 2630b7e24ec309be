import type { chooseNotices as ChooseNoticesEndpoint } from '@tulia/contracts/account/endpoints';
import type { Account } from '@tulia/contracts/account/schemas';
import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import { validateChooseNoticesBody } from '@tulia/contracts/validators/account';
import { patchAccount, useAppDispatch, useChooseNoticesMutation, validateWith } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, RadioCards, SubmitButton } from '@tulia/ui/form';
import { noticeOptions, offersSms } from '@tulia/ui/notices';
import { type ReactNode, useMemo, useState } from 'react';
import * as a from '../account-page.module.css';
import { accountRefusal } from '../account-refusal.ts';
import { DoneMessage } from '../done-message.tsx';

type Values = BodyOf<typeof ChooseNoticesEndpoint>;

const WORDS: Record<RefusalOf<typeof ChooseNoticesEndpoint>, string> = {
	no_phone: 'There is no phone number in your account any more. Please confirm one first.',
};
const OTHERWISE = 'We could not save your choice just now. Please try again.';

interface ChooseNoticesProps {
	readonly account: Account;
	readonly smsStop: NonNullable<Account['smsStop']>;
}

/** Email, SMS or both. Without a usable number there is no choice, and the section says why. */
export function ChooseNotices({ account, smsStop }: ChooseNoticesProps): ReactNode {
	const { notices } = account;
	const [choose] = useChooseNoticesMutation();
	const dispatch = useAppDispatch();
	const [saved, setSaved] = useState<string | undefined>(undefined);
	const initialValues = useMemo(() => (notices === 'none' ? {} : { notices }), [notices]);
	if (!offersSms(account)) return null;

	async function submit(values: Values): Promise<FormRefusal | undefined> {
		setSaved(undefined);
		const { data, error } = await choose(values);
		if (!data) return accountRefusal(error, WORDS, OTHERWISE);
		dispatch(patchAccount(() => data));
		setSaved('Saved.');
		return undefined;
	}

	return (
		<div className={a.step}>
			{notices === 'none' ? <p className={a.muted}>Choose a way to hear from us again.</p> : null}
			<Form<Values>
				label="How we tell you"
				initialValues={initialValues}
				validate={validateWith(validateChooseNoticesBody)}
				onSubmit={submit}
			>
				<FormErrors />
				<RadioCards
					name="notices"
					label="How should we tell you?"
					hint="For your ticket, the reminder and changes. Never for news. SMS costs you nothing. It says where and when, and never why."
					options={noticeOptions(account)}
					stacked
				/>
				<Notice tone="info">
					<p>
						Someone else may read your phone? Then choose email. You can turn SMS off here any time
						{smsStop === 'reply' ? ', or reply STOP' : ''}.
					</p>
				</Notice>
				<div>
					<SubmitButton variant="primary" busyLabel="Saving…">
						Save
					</SubmitButton>
				</div>
				<DoneMessage>{saved}</DoneMessage>
			</Form>
		</div>
	);
}
