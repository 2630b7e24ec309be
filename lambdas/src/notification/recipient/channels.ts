import { type Ways, waysOf } from '@tulia/centre/notice-ways';
import type { Recipient } from './recipient.ts';

type Reached = Pick<Recipient, 'email' | 'undeliverable' | 'phone' | 'notices'>;

export const channelsOf = ({ email, undeliverable, phone, notices }: Reached, phoneTakesSms: boolean): Ways =>
	waysOf({
		notices,
		email: email === undefined ? undefined : { takes: !undeliverable },
		phone: phone && { takes: phoneTakesSms },
	});
