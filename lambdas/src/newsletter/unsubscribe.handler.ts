import { clock } from '../platform/clock.ts';
import { httpHandler } from '../platform/http.ts';
import { newsletterValidators } from './newsletter-validators.ts';
import { proveFromEnvironment, subscriptionsFromEnvironment } from './subscriptions-from-environment.handler.ts';
import { unsubscribe } from './unsubscribe.usecase.ts';

export const unsubscribeHandler = httpHandler(
	'unsubscribe',
	newsletterValidators,
	unsubscribe({ subscriptions: subscriptionsFromEnvironment(), prove: proveFromEnvironment, now: clock }),
);
