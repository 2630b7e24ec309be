import { useAppDispatch, useHumanCheck } from '@tulia/platform';
import { type ReactNode, useState } from 'react';
import { useIsOffline } from '../offline/use-is-offline.ts';
import type { LettersRefusal } from './ask-for-letters.ts';
import { LettersForm, LettersLater, LettersOnTheirWay } from './letters-form.tsx';

/** The validator and the call, in a file that only those who reach for the field download: the footer is on every page. */
const rest = () => import(/* webpackChunkName: "letters" */ './ask-for-letters.ts');

const NO_CONNECTION: LettersRefusal = {
	about: 'sending',
	words: 'We could not send this. Check your connection and try again.',
};

type Progress =
	| { readonly step: 'open'; readonly refusal?: LettersRefusal | undefined }
	| { readonly step: 'sending' }
	| { readonly step: 'sent' };

/** Asking for the newsletter: what it means. A mail with a link follows (rule 2); here one only learns that it is on its way. */
export function Letters(): ReactNode {
	const dispatch = useAppDispatch();
	const { honeypot, stamp } = useHumanCheck();
	const isOffline = useIsOffline();
	const [progress, setProgress] = useState<Progress>({ step: 'open' });

	async function refusalOf(email: string): Promise<LettersRefusal | undefined> {
		const { wrongAddress, askForLetters } = await rest();
		const words = wrongAddress(email);
		if (words !== undefined) return { about: 'email', words };
		return askForLetters(dispatch, { email, ...(await stamp()) });
	}

	async function submit(email: string): Promise<void> {
		setProgress({ step: 'sending' });
		const refusal = await refusalOf(email.trim()).catch(() => NO_CONNECTION); // its file did not load
		setProgress(refusal ? { step: 'open', refusal } : { step: 'sent' });
	}

	if (isOffline && progress.step === 'open') return <LettersLater />;
	if (progress.step === 'sent') return <LettersOnTheirWay onAgain={() => setProgress({ step: 'open' })} />;
	return (
		<LettersForm
			isSending={progress.step === 'sending'}
			refusal={progress.step === 'open' ? progress.refusal : undefined}
			honeypot={honeypot}
			onReach={() => void rest().catch(() => undefined)}
			onSubmit={submit}
		/>
	);
}
