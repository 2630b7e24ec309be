import type { FreeConsentKind } from '@tulia/contracts/account/schemas';
import { explain } from '@tulia/platform';
import { Button, ButtonRow, Notice, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useChangeConsentMutation } from '../api/account-api.ts';
import type { ConsentState } from './consent-words.ts';
import * as s from './consents.module.css';

interface FreeConsentProps {
	readonly kind: FreeConsentKind;
	readonly title: string;
	readonly sentence: string;
	/** The older wording the person agreed to. */
	readonly agreedTo: string | undefined;
	readonly state: ConsentState;
}

const NOT_SAVED = 'We could not save this just now. Nothing has changed. Please try again.';

/** One consent that a person gives and takes back. */
export function FreeConsent({ kind, title, sentence, agreedTo, state }: FreeConsentProps): ReactNode {
	const [change, { isLoading, error, originalArgs }] = useChangeConsentMutation();
	const button = (given: boolean, words: string): ReactNode => (
		<Button
			variant="secondary"
			size="sm"
			busy={isLoading && originalArgs?.given === given}
			disabled={isLoading}
			busyLabel="Saving…"
			onClick={() => change({ kind, given })}
		>
			{words}
			<VisuallyHidden>: {title}</VisuallyHidden>
		</Button>
	);
	return (
		<li className={s.consent}>
			<h3 className={s.title}>{title}</h3>
			<p>{sentence}</p>
			<p className={s.state} role="status">
				{state.words}
				{agreedTo === undefined ? null : ` You agreed to: “${agreedTo}”`}
			</p>
			{error ? (
				<Notice tone="bad" role="alert">
					{explain(error, {}, NOT_SAVED)}
				</Notice>
			) : null}
			<ButtonRow>
				{state.isGiven && !state.isOutdated ? null : button(true, 'I agree')}
				{state.isGiven ? button(false, 'Take it back') : null}
			</ButtonRow>
		</li>
	);
}
