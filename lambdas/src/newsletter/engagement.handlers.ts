import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { mailCap } from '../platform/limits/mail-cap.repository.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { unlessTurnedOff } from '../profile/unless-turned-off.usecase.ts';
import { confirmSubscription } from './confirm-subscription.usecase.ts';
import { subscribe } from './subscribe.usecase.ts';
import { proveFromEnvironment, subscriptionsFromEnvironment } from './subscriptions.wiring.ts';
import { unsubscribe } from './unsubscribe.usecase.ts';

const subscriptions = subscriptionsFromEnvironment();
const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const newsletterEngagementHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/newsletter.engagement'),
	{
		subscribe: unlessTurnedOff(
			'newsletter',
			{ profiles: profileRepository(db, tableName) },
			subscribe({
				subscriptions,
				limits: visitorLimits(db, tableName, fieldCipher),
				mailCap: mailCap(db, tableName),
				cipher: fieldCipher,
				newId,
				now: clock,
			}),
		),
		confirmSubscription: confirmSubscription({
			subscriptions,
			prove: proveFromEnvironment,
			newId,
			now: clock,
		}),
		unsubscribe: unsubscribe({ subscriptions, prove: proveFromEnvironment, now: clock }),
	},
);
