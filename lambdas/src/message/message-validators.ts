import * as requests from '@tulia/contracts/validators/message';
import * as answers from '@tulia/contracts/validators/message-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const messageValidators: ValidatorsOf<'sendMessage'> = {
	sendMessage: { body: requests.validateSendMessageBody, response: answers.validateSendMessageResponse },
};
