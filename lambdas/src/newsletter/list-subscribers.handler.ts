import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { listSubscribers } from './list-subscribers.usecase.ts';
import { staffNewsletterValidators } from './staff-newsletter-validators.ts';
import { subscriberLists } from './subscribers.repository.ts';

export const listSubscribersHandler = httpHandler(
	'listSubscribers',
	staffNewsletterValidators,
	listSubscribers({
		subscribers: subscriberLists(documentClient(), requireEnv('TABLE_NAME')),
		openCipher: fieldCipher,
		siteOrigin: requireEnv('SITE_ORIGIN'),
		now: clock,
	}),
);
