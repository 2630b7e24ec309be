import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { mailCap } from '../platform/mail-cap.ts';
import { newId } from '../platform/new-id.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { newsletterValidators } from './newsletter-validators.ts';
import { subscribe } from './subscribe.usecase.ts';
import { subscriptionsFromEnvironment } from './subscriptions-from-environment.handler.ts';

const table = [documentClient(), requireEnv('TABLE_NAME')] as const;

export const subscribeHandler = httpHandler(
	'subscribe',
	newsletterValidators,
	subscribe({
		subscriptions: subscriptionsFromEnvironment(),
		limits: visitorLimits(...table, fieldCipher),
		mailCap: mailCap(...table),
		cipher: fieldCipher,
		newId,
		now: clock,
	}),
);
