import type { Account } from '@tulia/contracts/account/schemas';
import { validateChangeEmailBody } from '@tulia/contracts/validators/account';
import { Link, paths, useGetProfileQuery, useOwnAddress, validateWith } from '@tulia/platform';
import { AddressPanel } from '@tulia/ui/address';
import { type ReactNode, useState } from 'react';
import { PhoneLink } from '../phone-link.tsx';
import * as s from './reach.module.css';
import { whereTicketsGo } from './ways.ts';

const asksForCare = ({ emailVerified, emailCameBack, emailChange }: Account): boolean =>
	!emailVerified || emailCameBack || emailChange !== undefined;

const validate = validateWith(validateChangeEmailBody);

/**
 * Below a ticket: where it is sent, and what is left to do about the address. After the confirmation the panel says so
 * one last time.
 */
export function WhereItIsSent(): ReactNode {
	const { account, sendAgain, change } = useOwnAddress();
	const phone = useGetProfileQuery().data?.phones.main;
	const needsCare = account !== undefined && asksForCare(account);
	const [wasShown, setShown] = useState(false);
	if (needsCare && !wasShown) setShown(true);
	if (!account) return null;
	const isPanel = needsCare || wasShown;
	return (
		<>
			{isPanel ? (
				<AddressPanel
					address={account}
					place="ticket"
					phone={phone ? <PhoneLink phone={phone} /> : null}
					validate={validate}
					onSendAgain={sendAgain}
					onChange={change}
				/>
			) : null}
			<p className={s.line}>
				{whereTicketsGo(account)} You can change that in <Link to={paths.account()}>your account</Link>.
			</p>
		</>
	);
}
