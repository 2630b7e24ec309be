import * as requests from '@tulia/contracts/validators/newsletter';
import * as answers from '@tulia/contracts/validators/newsletter-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const newsletterValidators: ValidatorsOf<'subscribe' | 'confirmSubscription' | 'unsubscribe'> = {
	subscribe: { body: requests.validateSubscribeBody, response: answers.validateSubscribeResponse },
	confirmSubscription: {
		body: requests.validateConfirmSubscriptionBody,
		response: answers.validateConfirmSubscriptionResponse,
	},
	unsubscribe: { query: requests.validateUnsubscribeQuery, response: answers.validateUnsubscribeResponse },
};
