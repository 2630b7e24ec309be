import type { Account } from '@tulia/contracts/account/schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { StatusPill } from '../core/display/status-pill.tsx';
import * as s from './address-panel.module.css';
import { type AddressPlace, PLACE_WORDS } from './address-words.ts';

/** The parts of the account that the panel shows. */
export type OwnAddress = Pick<Account, 'email' | 'emailVerified' | 'emailCameBack' | 'emailChange'>;

/** Whether the address awaits confirmation, or our email bounced. */
export const mayBeSent = ({ emailVerified, emailCameBack, emailChange }: OwnAddress): boolean =>
	!emailVerified || emailCameBack || emailChange !== undefined;

export const cameBack = ({ emailCameBack, emailChange }: OwnAddress): boolean => emailChange?.cameBack ?? emailCameBack;

const Address = ({ children }: { readonly children: string }): ReactNode => <b className={s.address}>{children}</b>;

/** Replaces the button and takes its focus, so that it is read out. */
export function FocusedWords({ children }: { readonly children: ReactNode }): ReactNode {
	const words = useRef<HTMLDivElement>(null);
	useEffect(() => words.current?.focus(), []);
	return (
		<div ref={words} className={s.words} tabIndex={-1}>
			{children}
		</div>
	);
}

interface AddressSentProps {
	readonly address: OwnAddress;
	readonly phone: ReactNode;
	readonly again: boolean;
}

export const AddressSent = ({ address: { email, emailChange }, again, phone }: AddressSentProps): ReactNode => (
	<FocusedWords>
		<p role="status">
			{again ? 'Sent again to' : 'Sent to'} <Address>{emailChange?.email ?? email}</Address>
		</p>
		<p className={s.note}>
			It can take five minutes. If nothing comes, change the address{phone ? <> or call {phone}</> : null}.
		</p>
	</FocusedWords>
);

interface AddressTextProps {
	readonly address: OwnAddress;
	readonly place: AddressPlace;
	readonly problem: string | undefined;
}

export function AddressText({ address, place, problem }: AddressTextProps): ReactNode {
	const { email, emailChange } = address;
	const words = PLACE_WORDS[place];
	const shown = <Address>{emailChange?.email ?? email}</Address>;
	return (
		<div className={s.words}>
			{cameBack(address) ? (
				<>
					<p>Our email to {shown} came back.</p>
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

const State = ({ address: { emailVerified, emailChange } }: Pick<AddressTextProps, 'address'>): ReactNode =>
	emailVerified && !emailChange ? (
		<StatusPill status="attended" label="Confirmed" />
	) : (
		<StatusPill status="pending" label="Not confirmed yet" />
	);

function Note({ address, place }: Pick<AddressTextProps, 'address' | 'place'>): ReactNode {
	const { email, emailVerified, emailChange } = address;
	if (emailChange)
		return (
			<>
				This is your new address. Open our email there and tap the button in it. Until then your old one stays:{' '}
				<Address>{email}</Address>.
			</>
		);
	return emailVerified ? PLACE_WORDS[place].confirmed : PLACE_WORDS[place].unconfirmed;
}
