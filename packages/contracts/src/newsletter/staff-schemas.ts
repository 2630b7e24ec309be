import * as Type from 'typebox';
import { PageQuery, pageOf } from '../staff.ts';
import { Instant, strict } from '../text.ts';

export const Subscriber = Type.Object({
	id: Type.String(),
	email: Type.String(),
	state: Type.Enum(['pending', 'active', 'ended']),
	since: Instant,
	/** The subscriber's unsubscribe address, required in every issue that is sent from elsewhere. */
	unsubscribeUrl: Type.String(),
});
export const SubscribersQuery = strict({ state: Type.Optional(Type.Enum(['pending', 'active'])), ...PageQuery });
export const SubscriberPage = pageOf(Subscriber);
