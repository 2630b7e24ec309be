import type { ShownPhone } from '@tulia/contracts/client/schemas';
import { Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './appointments.module.css';

/** A number that dials when it is pressed. */
export const PhoneLink = ({ phone }: { readonly phone: Pick<ShownPhone, 'number' | 'shown'> }): ReactNode => (
	<a className={s.phone} href={`tel:${phone.number}`}>
		<Icon name="phone" /> {phone.shown}
	</a>
);
