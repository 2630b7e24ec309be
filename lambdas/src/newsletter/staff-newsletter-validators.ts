import * as requests from '@tulia/contracts/validators/newsletter';
import * as answers from '@tulia/contracts/validators/newsletter-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type StaffEndpoint = 'listSubscribers';

/** The compiled rules of what staff do; the function of visitors does not bundle them. */
export const staffNewsletterValidators: ValidatorsOf<StaffEndpoint> = {
	listSubscribers: { query: requests.validateListSubscribersQuery, response: answers.validateListSubscribersResponse },
};
