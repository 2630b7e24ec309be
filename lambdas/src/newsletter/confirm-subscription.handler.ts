import { clock } from '../platform/clock.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { confirmSubscription } from './confirm-subscription.usecase.ts';
import { newsletterValidators } from './newsletter-validators.ts';
import { proveFromEnvironment, subscriptionsFromEnvironment } from './subscriptions-from-environment.handler.ts';

export const confirmSubscriptionHandler = httpHandler(
	'confirmSubscription',
	newsletterValidators,
	confirmSubscription({
		subscriptions: subscriptionsFromEnvironment(),
		prove: proveFromEnvironment,
		newId,
		now: clock,
	}),
);
