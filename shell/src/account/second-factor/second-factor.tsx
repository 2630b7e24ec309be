import type { Account } from '@tulia/contracts/account/schemas';
import { type ReactNode, useState } from 'react';
import { AccountSection } from '../account-section.tsx';
import { BeginSecondFactor } from './begin-second-factor.tsx';
import { ConnectApp, type Offer } from './connect-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveSecondFactor } from './remove-second-factor.tsx';
import { SecondFactorState } from './second-factor-state.tsx';

/** The current step of setting up or removing the factor, with the message it returns with. */
type Step =
	| { readonly at: 'start' | 'back' | 'password' | 'removal' }
	| { readonly at: 'done'; readonly words: string }
	| { readonly at: 'app'; readonly offer: Offer }
	| { readonly at: 'codes'; readonly codes: readonly string[] };

interface SecondFactorProps {
	readonly factor: Account['secondFactor'];
}

export const SecondFactor = ({ factor }: SecondFactorProps): ReactNode => (
	<AccountSection
		part="second-factor"
		title="Second factor"
		text="At each log-in you also type a code from an app on your phone. Whoever learns your password then still stays outside."
	>
		<Steps factor={factor} />
	</AccountSection>
);

function Steps({ factor }: SecondFactorProps): ReactNode {
	const [step, setStep] = useState<Step>({ at: 'start' });
	const back = (): void => setStep({ at: 'back' });
	const begin = (): void => setStep({ at: 'password' });

	switch (step.at) {
		case 'start':
		case 'back':
		case 'done':
			return (
				<SecondFactorState
					factor={factor}
					done={step.at === 'done' ? step.words : undefined}
					isBack={step.at === 'back'}
					onBegin={begin}
					onRemove={() => setStep({ at: 'removal' })}
				/>
			);
		case 'password':
			return <BeginSecondFactor onOffered={(offer) => setStep({ at: 'app', offer })} onCancel={back} />;
		case 'app':
			return (
				<ConnectApp offer={step.offer} onConnected={(codes) => setStep({ at: 'codes', codes })} onBeginAgain={begin} />
			);
		case 'codes':
			return (
				<RecoveryCodes codes={step.codes} onKept={() => setStep({ at: 'done', words: 'Your second factor is on.' })} />
			);
		case 'removal':
			return (
				<RemoveSecondFactor
					onRemoved={() => setStep({ at: 'done', words: 'Your second factor is off.' })}
					onCancel={back}
				/>
			);
	}
}
