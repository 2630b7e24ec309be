import { useAppDispatch, useBotCheck, useTurnedOff } from '@tulia/platform';
import { type ReactNode, useState } from 'react';
import { useIsOffline } from '../offline/use-is-offline.ts';
import { NewsletterSignupForm, SignupSent, SignupUnavailable } from './newsletter-signup-form.tsx';
import type { SignupRefusal } from './subscribe-to-newsletter.ts';

/** Validator and call in a lazy file, loaded when the field receives the focus: the footer is on every page. */
const loadSubmit = () => import(/* webpackChunkName: "newsletter" */ './subscribe-to-newsletter.ts');

const NO_CONNECTION: SignupRefusal = {
	about: 'sending',
	words: 'We could not send this. Check your connection and try again.',
};

const OFFLINE = 'You can sign up here when you are online again.';

type Progress =
	| { readonly step: 'open'; readonly refusal?: SignupRefusal | undefined }
	| { readonly step: 'sending' }
	| { readonly step: 'sent' };

/** Signs up for the newsletter. A mail with a confirmation link follows (rule 2). */
export function NewsletterSignup(): ReactNode {
	const dispatch = useAppDispatch();
	const { honeypot, botCheckFields } = useBotCheck();
	const isOffline = useIsOffline();
	const turnedOff = useTurnedOff('newsletter');
	const [progress, setProgress] = useState<Progress>({ step: 'open' });

	async function refusalOf(email: string): Promise<SignupRefusal | undefined> {
		const { wrongAddress, subscribeToNewsletter } = await loadSubmit();
		const words = wrongAddress(email);
		if (words !== undefined) return { about: 'email', words };
		return subscribeToNewsletter(dispatch, { email, ...(await botCheckFields()) });
	}

	async function submit(email: string): Promise<void> {
		setProgress({ step: 'sending' });
		const refusal = await refusalOf(email.trim()).catch(() => NO_CONNECTION); // its file did not load
		setProgress(refusal ? { step: 'open', refusal } : { step: 'sent' });
	}

	if (turnedOff !== undefined) return <SignupUnavailable words={turnedOff} />;
	if (isOffline && progress.step === 'open') return <SignupUnavailable words={OFFLINE} />;
	if (progress.step === 'sent') return <SignupSent onAgain={() => setProgress({ step: 'open' })} />;
	return (
		<NewsletterSignupForm
			isSending={progress.step === 'sending'}
			refusal={progress.step === 'open' ? progress.refusal : undefined}
			honeypot={honeypot}
			onReach={() => void loadSubmit().catch(() => undefined)}
			onSubmit={submit}
		/>
	);
}
