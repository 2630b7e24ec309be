import { noteAction } from '../audit/note-action.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { listSubscribers } from './list-subscribers.usecase.ts';
import { staffNewsletterValidators } from './staff-newsletter-validators.ts';
import { subscriberLists } from './subscribers.repository.ts';

const note = noteAction(documentClient(), requireEnv('TABLE_NAME'));

export const listSubscribersHandler = httpHandler(
	'listSubscribers',
	staffNewsletterValidators,
	listSubscribers({
		subscribers: subscriberLists(documentClient(), requireEnv('TABLE_NAME')),
		openCipher: fieldCipher,
		siteOrigin: requireEnv('SITE_ORIGIN'),
		noteExport: (actor, at) => note({ id: newId(at), actor, action: 'subscribers_exported', object: 'newsletter', at }),
		now: clock,
	}),
);
