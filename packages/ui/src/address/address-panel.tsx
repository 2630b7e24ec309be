import type { Account, NewEmail } from '@tulia/contracts/account/schemas';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../core/button.tsx';
import { classNames } from '../core/class-names.ts';
import { Icon } from '../core/icon.tsx';
import { StatusPill } from '../core/status-pill.tsx';
import type { FormProps } from '../form/form.tsx';
import * as s from './address-panel.module.css';
import { type AddressPlace, PLACE_WORDS } from './address-words.ts';
import { ChangeAddressForm } from './change-address-form.tsx';
import { maskedAddress } from './masked-address.ts';

/** What of the account the panel shows. */
export type OwnAddress = Pick<Account, 'email' | 'emailVerified' | 'emailCameBack' | 'emailChange'>;

export interface AddressPanelProps extends Pick<FormProps<NewEmail>, 'validate'> {
	readonly address: OwnAddress;
	readonly place: AddressPlace;
	/** The centre's number as a link, for who gets no letter. */
	readonly phone: ReactNode;
	/** Sends the letter once more. Answers a sentence when it could not. */
	readonly onSendAgain: () => Promise<string | undefined>;
	/** Asks for another address. */
	readonly onChange: FormProps<NewEmail>['onSubmit'];
}

type View = 'address' | 'sent' | 'sent again' | 'form';

/**
 * Where our letters go, whether that was confirmed, and what to do about it. An answer takes the place of the buttons, and the
 * focus with it. Never stands in the way of anything, and is not printed.
 */
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
					<p>Another address for our letters</p>
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
				<Sent address={address} again={view === 'sent again'} phone={phone} />
				<div className={s.row}>
					<ChangeButton address={address} onPress={() => setView('form')} />
				</div>
			</Card>
		);
	return (
		<Card place={place}>
			<Standing
				address={address}
				place={place}
				onSendAgain={onSendAgain}
				onSent={() => setView('sent again')}
				onChange={() => setView('form')}
			/>
		</Card>
	);
}

interface StandingProps extends Pick<AddressPanelProps, 'address' | 'place' | 'onSendAgain'> {
	readonly onSent: () => void;
	readonly onChange: () => void;
}

/** How it stands about the address, and the two buttons. */
function Standing({ address, place, onSendAgain, onSent, onChange }: StandingProps): ReactNode {
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
			<Words address={address} place={place} problem={problem} />
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

/** Whether a letter waits to be answered, or did not arrive. */
const mayBeSent = ({ emailVerified, emailCameBack, emailChange }: OwnAddress): boolean =>
	!emailVerified || emailCameBack || emailChange !== undefined;

const cameBack = ({ emailCameBack, emailChange }: OwnAddress): boolean => emailChange?.cameBack ?? emailCameBack;

const Address = ({ children }: { readonly children: string }): ReactNode => (
	<b className={s.address}>{maskedAddress(children)}</b>
);

const Card = ({ place, children }: { readonly place: AddressPlace; readonly children: ReactNode }): ReactNode => (
	<section className={classNames(s.card, place === 'registered' && s.sand)} aria-label="Your email address">
		<Icon name="mail" className={s.icon} />
		{children}
	</section>
);

/** Takes the focus from the button it stands in place of, and with it is read out. */
function FocusedWords({ children }: { readonly children: ReactNode }): ReactNode {
	const words = useRef<HTMLDivElement>(null);
	useEffect(() => words.current?.focus(), []);
	return (
		<div ref={words} className={s.words} tabIndex={-1}>
			{children}
		</div>
	);
}

interface SentProps extends Pick<AddressPanelProps, 'address' | 'phone'> {
	readonly again: boolean;
}

const Sent = ({ address: { email, emailChange }, again, phone }: SentProps): ReactNode => (
	<FocusedWords>
		<p role="status">
			{again ? 'Sent again to' : 'Sent to'} <Address>{emailChange?.email ?? email}</Address>
		</p>
		<p className={s.note}>
			It can take five minutes. If nothing comes, change the address{phone ? <> or call {phone}</> : null}.
		</p>
	</FocusedWords>
);

interface WordsProps extends Pick<AddressPanelProps, 'address' | 'place'> {
	readonly problem: string | undefined;
}

function Words({ address, place, problem }: WordsProps): ReactNode {
	const { email, emailChange } = address;
	const words = PLACE_WORDS[place];
	const shown = <Address>{emailChange?.email ?? email}</Address>;
	return (
		<div className={s.words}>
			{cameBack(address) ? (
				<>
					<p>Our letter to {shown} came back.</p>
					<p className={s.note}>{words.cameBack}</p>
				</>
			) : (
				<>
					<p>
						{emailChange ? PLACE_WORDS.registered.lead : words.lead} {shown} <State address={address} />
					</p>
					<p className={s.note}>
						<Note address={address} place={place} />
					</p>
				</>
			)}
			{problem ? (
				<p className={s.note} role="alert">
					{problem}
				</p>
			) : null}
		</div>
	);
}

const State = ({ address: { emailVerified, emailChange } }: Pick<AddressPanelProps, 'address'>): ReactNode =>
	emailVerified && !emailChange ? (
		<StatusPill status="attended" label="Confirmed" />
	) : (
		<StatusPill status="pending" label="Not confirmed yet" />
	);

function Note({ address, place }: Pick<AddressPanelProps, 'address' | 'place'>): ReactNode {
	const { email, emailVerified, emailChange } = address;
	if (emailChange)
		return (
			<>
				Open it and press the button inside. Until then our letters go to <Address>{email}</Address>.
			</>
		);
	return emailVerified ? PLACE_WORDS[place].confirmed : PLACE_WORDS[place].unconfirmed;
}
