import type { ReactNode } from 'react';

/** A number that a phone can dial, as people write it: `0700 000 100`. */
export const PhoneLink = ({ phone }: { readonly phone: string }): ReactNode => (
	<a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
);
