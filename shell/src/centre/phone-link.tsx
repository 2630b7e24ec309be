import { callAddress } from '@tulia/contracts/line-address';
import type { ReactNode } from 'react';

interface PhoneLinkProps {
	/** As written for people: `0722 178 177`. */
	readonly phone: string;
	readonly className?: string | undefined;
}

export const PhoneLink = ({ phone, className }: PhoneLinkProps): ReactNode => (
	<a className={className} href={callAddress(phone)}>
		{phone}
	</a>
);
