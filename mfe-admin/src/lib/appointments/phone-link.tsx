import type { ShownPhone } from '@tulia/contracts/client/schemas';
import { Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './appointments.module.css';

interface PhoneLinkProps {
	readonly phone: Pick<ShownPhone, 'number' | 'shown' | 'lostSince'>;
}

/** A phone link; without one if the number now belongs to another person, who would learn who comes here. */
export const PhoneLink = ({ phone: { number, shown, lostSince } }: PhoneLinkProps): ReactNode =>
	lostSince === undefined ? (
		<a className={s.phone} href={`tel:${number}`}>
			<Icon name="phone" /> {shown}
		</a>
	) : (
		<span>
			{shown} <small>(somebody else has it)</small>
		</span>
	);
