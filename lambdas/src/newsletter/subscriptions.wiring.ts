import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import type { Prove } from './newsletter-token.ts';
import { subscriptionRepository } from './subscription.repository.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** The subscriptions in the table of this process. */
export const subscriptionsFromEnvironment = (): SubscriptionStore =>
	subscriptionRepository(documentClient(), requireEnv('TABLE_NAME'));

/** The keyed proof of links, from the key of this process. */
export const proveFromEnvironment = async (): Promise<Prove> => (await fieldCipher()).proof;
