import type { changeConsent as ChangeConsent } from '@tulia/contracts/account/endpoints';
import type { RevocableConsentKind } from '@tulia/contracts/account/schemas';
import { consentWording } from '@tulia/contracts/consent-wording';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import { explain, paths, refusalIn } from '@tulia/platform';
import { Button, ButtonRow, Notice, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useChangeConsentMutation } from '../../api/account-api.ts';
import type { ConsentState } from './consent-words.ts';
import * as s from './consents.module.css';

interface FreeConsentProps {
	readonly kind: RevocableConsentKind;
	readonly title: string;
	readonly agreedTo: string | undefined;
	readonly state: ConsentState;
}

const WORDS: Record<RefusalOf<typeof ChangeConsent>, string> = {
	wording_changed: 'These words have changed since you opened this page. Nothing was saved. Please read them first.',
};
const NOT_SAVED = 'We could not save this just now. Nothing has changed. Please try again.';

export function RevocableConsent({ kind, title, agreedTo, state }: FreeConsentProps): ReactNode {
	const { sentence, version } = consentWording[kind];
	const [change, { isLoading, error, originalArgs }] = useChangeConsentMutation();
	const button = (given: boolean, words: string): ReactNode => (
		<Button
			variant="secondary"
			size="sm"
			busy={isLoading && originalArgs?.given === given}
			disabled={isLoading}
			busyLabel="Saving…"
			onClick={() => change({ kind, given, ...(given ? { version } : {}) })}
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
					{explain(error, WORDS, NOT_SAVED)}{' '}
					{refusalIn(error) === 'wording_changed' ? <a href={paths.account('consents')}>Load this page again</a> : null}
				</Notice>
			) : null}
			<ButtonRow>
				{state.isGiven && !state.isOutdated ? null : button(true, 'I agree')}
				{state.isGiven ? button(false, 'Take it back') : null}
			</ButtonRow>
		</li>
	);
}
