import type { ReactNode } from 'react';
import * as s from './booking-phone.module.css';

/** A phone number as a link, in local notation: `0700 000 100`. */
export const PhoneLink = ({ phone }: { readonly phone: string }): ReactNode => (
	<a className={s.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
		{phone}
	</a>
);
