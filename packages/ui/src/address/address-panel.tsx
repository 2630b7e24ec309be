import type { NewEmail } from '@tulia/contracts/account/schemas';
import { Button, classNames, Icon } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import type { FormProps } from '../form/form.tsx';
import * as s from './address-panel.module.css';
import { AddressSent, AddressText, cameBack, FocusedWords, mayBeSent, type OwnAddress } from './address-text.tsx';
import type { AddressPlace } from './address-words.ts';
import { ChangeAddressForm } from './change-address-form.tsx';

export interface AddressPanelProps extends Pick<FormProps<NewEmail>, 'validate'> {
	readonly address: OwnAddress;
	readonly place: AddressPlace;
	/** The centre's number as a link, for a person who gets no email. */
	readonly phone: ReactNode;
	/** Sends the email again. Returns a sentence when it failed. */
	readonly onSendAgain: () => Promise<string | undefined>;
	/** Requests another address. */
	readonly onChange: FormProps<NewEmail>['onSubmit'];
}

type View = 'address' | 'sent' | 'sent again' | 'form';

/** The state of the account's address, and the actions on it. An outcome replaces the buttons and takes the focus. */
export function AddressPanel({ address, place, phone, validate, onSendAgain, onChange }: AddressPanelProps): ReactNode {
	const [view, setView] = useState<View>('address');

	async function change(...given: Parameters<typeof onChange>) {
		const refusal = await onChange(...given);
		if (!refusal) setView('sent');
		return refusal;
	}

	if (view === 'form')
		return (
			<Card place={place}>
				<FocusedWords>
					<p>Another email address</p>
				</FocusedWords>
				<div className={s.wide}>
					<ChangeAddressForm
						isConfirmed={address.emailVerified}
						validate={validate}
						onSubmit={change}
						onKeep={() => setView('address')}
					/>
				</div>
			</Card>
		);
	if (view !== 'address' && mayBeSent(address))
		return (
			<Card place={place}>
				<AddressSent address={address} again={view === 'sent again'} phone={phone} />
				<div className={s.row}>
					<ChangeButton address={address} onPress={() => setView('form')} />
				</div>
			</Card>
		);
	return (
		<Card place={place}>
			<AddressStatus
				address={address}
				place={place}
				onSendAgain={onSendAgain}
				onSent={() => setView('sent again')}
				onChange={() => setView('form')}
			/>
		</Card>
	);
}

interface AddressStatusProps extends Pick<AddressPanelProps, 'address' | 'place' | 'onSendAgain'> {
	readonly onSent: () => void;
	readonly onChange: () => void;
}

/** The state of the address, and the two buttons. */
function AddressStatus({ address, place, onSendAgain, onSent, onChange }: AddressStatusProps): ReactNode {
	const [problem, setProblem] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const isSendable = mayBeSent(address);

	async function sendAgain(): Promise<void> {
		setBusy(true);
		const sentence = await onSendAgain();
		setBusy(false);
		setProblem(sentence);
		if (sentence === undefined) onSent();
	}

	return (
		<>
			<AddressText address={address} place={place} problem={problem} />
			{isSendable || place === 'account' ? (
				<div className={s.row}>
					{isSendable ? (
						<Button
							variant={cameBack(address) ? 'quiet' : 'secondary'}
							size="sm"
							busy={isBusy}
							busyLabel="Sending…"
							onClick={sendAgain}
						>
							Send again
						</Button>
					) : null}
					<ChangeButton address={address} onPress={onChange} />
				</div>
			) : null}
		</>
	);
}

interface ChangeButtonProps extends Pick<AddressPanelProps, 'address'> {
	readonly onPress: () => void;
}

const ChangeButton = ({ address, onPress }: ChangeButtonProps): ReactNode => (
	<Button variant={cameBack(address) ? 'secondary' : 'quiet'} size="sm" onClick={onPress}>
		Change address
	</Button>
);

/** On the page of a ticket the panel of the waiting list is below that of the ticket, so each has a name of its own. */
const Card = ({ place, children }: { readonly place: AddressPlace; readonly children: ReactNode }): ReactNode => (
	<section
		className={classNames(s.card, place === 'registered' && s.sand, place === 'waiting' && s.flat)}
		aria-label={place === 'waiting' ? 'Your email address for the waiting list' : 'Your email address'}
	>
		<Icon name="mail" className={s.icon} />
		{children}
	</section>
);
