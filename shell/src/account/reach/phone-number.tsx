import type { Account } from '@tulia/contracts/account/schemas';
import { type ReactNode, useState } from 'react';
import { FocusedDoneMessage } from '../done-message.tsx';
import { AskCode, keptNumber } from './ask-code.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { ConfirmEmailFirst } from './confirm-email-first.tsx';
import { OwnNumber } from './own-number.tsx';

interface PhoneNumberProps {
	readonly account: Account;
}

type Step = 'ask' | 'code' | 'number' | 'nothing';

/** Another tab may be ahead of this one, so the account decides which step is shown. */
function stepOf({ phone, phoneCode, smsStop }: Account, isChanging: boolean): Step {
	if (!smsStop) return phone ? 'number' : 'nothing';
	if (isChanging) return 'ask';
	if (phoneCode) return 'code';
	return phone ? 'number' : 'ask';
}

/** The phone number in three steps: enter it, confirm it with a code, done. */
export function PhoneNumber({ account }: PhoneNumberProps): ReactNode {
	const [isChanging, setChanging] = useState(false);
	const [done, setDone] = useState<string | undefined>(undefined);

	function go(to: 'ask' | 'on', words?: string): void {
		setChanging(to === 'ask');
		setDone(words);
	}

	return (
		<>
			<CurrentStep account={account} isChanging={isChanging} onGo={go} />
			{done === undefined ? null : <FocusedDoneMessage key={done}>{done}</FocusedDoneMessage>}
		</>
	);
}

interface CurrentStepProps extends PhoneNumberProps {
	readonly isChanging: boolean;
	/** Goes to the form for another number, or to the step of the account. `words`: the success message. */
	readonly onGo: (to: 'ask' | 'on', words?: string) => void;
}

function CurrentStep({ account, isChanging, onGo }: CurrentStepProps): ReactNode {
	const { phone, phoneCode, smsStop } = account;
	const step = stepOf(account, isChanging);
	if (step === 'ask' && !account.emailVerified)
		return <ConfirmEmailFirst email={account.email} phone={keptNumber().phone} />;
	if (step === 'ask')
		return (
			<AskCode
				kept={phone?.shown}
				takesFocus={isChanging}
				onAsked={() => onGo('on')}
				onKeep={isChanging ? () => onGo('on') : undefined}
			/>
		);
	if (step === 'code' && phoneCode)
		return (
			<ConfirmCode
				asked={phoneCode}
				kept={phone?.shown}
				onConfirmed={() => onGo('on', 'Asante. Your number is confirmed. You can choose SMS below.')}
				onChangeNumber={() => onGo('ask')}
			/>
		);
	if (!phone) return null;
	return (
		<OwnNumber
			phone={phone}
			sendsSms={smsStop !== undefined}
			unconfirmedEmail={account.emailVerified ? undefined : account.email}
			onChange={() => onGo('ask')}
			onAsked={() => onGo('on')}
			onDone={(words) => onGo('on', words)}
		/>
	);
}
