import { validateChangeEmailBody } from '@tulia/contracts/validators/account';
import { type OwnAddressActions, useGetProfileQuery, useOwnAddress, validateWith } from '@tulia/platform';
import { AddressPanel, type AddressPanelProps } from '@tulia/ui/address';
import type { ReactNode } from 'react';
import { PhoneLink } from '../centre/phone-link.tsx';

const validate = validateWith(validateChangeEmailBody);

/** The panel about the address of the logged-in account; renders nothing until the account is loaded. */
export function OwnAddress({ place }: Pick<AddressPanelProps, 'place'>): ReactNode {
	const { account, sendAgain, change }: OwnAddressActions = useOwnAddress();
	const phone = useGetProfileQuery().data?.phones.main;
	if (!account) return null;
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
