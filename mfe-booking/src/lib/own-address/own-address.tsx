import { validateChangeEmailBody } from '@tulia/contracts/validators/account';
import { Link, paths, useGetProfileQuery, useOwnAddress, validateWith } from '@tulia/platform';
import { AddressPanel, maskedAddress } from '@tulia/ui/address';
import { type ReactNode, useState } from 'react';
import { PhoneLink } from '../phone-link.tsx';
import * as s from './own-address.module.css';

const validate = validateWith(validateChangeEmailBody);

/**
 * Under a ticket: where it is sent, and what to do about the address as long as there is something to do. Once it is confirmed the
 * panel says so one last time; whoever comes later reads a line.
 */
export function OwnAddress(): ReactNode {
	const { account, sendAgain, change } = useOwnAddress();
	const phone = useGetProfileQuery().data?.phones.main;
	const needsCare =
		account !== undefined && (!account.emailVerified || account.emailCameBack || account.emailChange !== undefined);
	const [wasShown, setShown] = useState(false);
	if (needsCare && !wasShown) setShown(true);
	if (!account) return null;
	if (!needsCare && !wasShown) return <ConfirmedAddress email={account.email} />;
	return (
		<AddressPanel
			address={account}
			place="ticket"
			phone={phone ? <PhoneLink phone={phone} /> : null}
			validate={validate}
			onSendAgain={sendAgain}
			onChange={change}
		/>
	);
}

const ConfirmedAddress = ({ email }: { readonly email: string }): ReactNode => (
	<p className={s.line}>
		We send it to <b>{maskedAddress(email)}</b>. You can change that in <Link to={paths.account()}>your account</Link>.
	</p>
);
