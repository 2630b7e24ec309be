import type { ShownPhone } from '@tulia/contracts/client/schemas';
import { Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './appointments.module.css';

interface PhoneLinkProps {
	readonly phone: Pick<ShownPhone, 'number' | 'shown' | 'lostSince'>;
}

/**
 * A phone link. A number that now belongs to another person is not a link, because a call would tell them who comes
 * here.
 */
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
