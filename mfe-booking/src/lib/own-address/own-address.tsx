import { validateChangeEmailBody } from '@tulia/contracts/validators/account';
import { useGetProfileQuery, useOwnAddress, validateWith } from '@tulia/platform';
import { AddressPanel } from '@tulia/ui/address';
import { type ReactNode, useState } from 'react';
import { PhoneLink } from '../phone-link.tsx';

const validate = validateWith(validateChangeEmailBody);

interface OwnAddressProps {
	readonly place: 'ticket' | 'booking';
}

/**
 * Where the ticket is sent, as long as there is something to do about it: once the address is confirmed it says so one last time,
 * and whoever comes later does not see it again.
 */
export function OwnAddress({ place }: OwnAddressProps): ReactNode {
	const { account, sendAgain, change } = useOwnAddress();
	const phone = useGetProfileQuery().data?.phones.main;
	const needsCare =
		account !== undefined && (!account.emailVerified || account.emailCameBack || account.emailChange !== undefined);
	const [wasShown, setShown] = useState(false);
	if (needsCare && !wasShown) setShown(true);
	if (!account || !(needsCare || wasShown)) return null;
	return (
		<AddressPanel
			address={account}
			place={place}
			phone={phone ? <PhoneLink phone={phone} /> : null}
			validate={validate}
			onSendAgain={sendAgain}
			onChange={change}
		/>
	);
}
