import type { Consent, ConsentKind, RevocableConsentKind } from '@tulia/contracts/account/schemas';
import { consentWording, sentenceOf } from '@tulia/contracts/consent-wording';
import { paths } from '@tulia/platform';
import type { ReactNode } from 'react';
import { AccountSection } from '../account-section.tsx';
import { useDayWords } from '../use-day-words.ts';
import { consentState, givenWords } from './consent-words.ts';
import * as s from './consents.module.css';
import { RevocableConsent } from './revocable-consent.tsx';

const TITLES: Record<RevocableConsentKind, string> = {
	health_data: 'Information about your health',
	hosting_abroad: 'Where your data is kept',
};

/** The wording that the person agreed to, where it is not the current one. */
const agreedTo = (kind: RevocableConsentKind, consent: Consent | undefined): string | undefined =>
	consent && consent.version !== consentWording[kind].version ? sentenceOf(kind, consent.version) : undefined;

interface ConsentsProps {
	readonly consents: readonly Consent[];
}

/** The person's consents with wording and date; two of them may be given and revoked (rule 5). */
export function Consents({ consents }: ConsentsProps): ReactNode {
	const dayWords = useDayWords();
	const find = (kind: ConsentKind): Consent | undefined => consents.find((consent) => consent.kind === kind);
	const free = (kind: RevocableConsentKind): ReactNode => (
		<RevocableConsent
			kind={kind}
			title={TITLES[kind]}
			agreedTo={agreedTo(kind, find(kind))}
			state={consentState(find(kind), consentWording[kind].version, dayWords)}
		/>
	);
	return (
		<AccountSection
			part="consents"
			title="What you agreed to"
			text="You can agree or take it back at any time. It does not stop you from booking: without it, staff ask you at your visit."
		>
			<ul className={s.consents}>
				{free('health_data')}
				{free('hosting_abroad')}
				<FixedConsent title="Terms of service" to={paths.terms()} consent={find('terms')} dayWords={dayWords} />
				<FixedConsent title="Privacy policy" to={paths.privacy()} consent={find('privacy')} dayWords={dayWords} />
			</ul>
		</AccountSection>
	);
}

interface FixedConsentProps {
	readonly title: string;
	readonly to: string;
	readonly consent: Consent | undefined;
	readonly dayWords: (instant: string) => string;
}

/** A consent of the registration: it ends with the account. */
const FixedConsent = ({ title, to, consent, dayWords }: FixedConsentProps): ReactNode => (
	<li className={s.consent}>
		<h3 className={s.title}>
			<a href={to} target="_blank" rel="noopener">
				{title}
			</a>
		</h3>
		<p className={s.state}>{consent ? givenWords(consent, dayWords) : 'We have no record of it.'}</p>
	</li>
);
