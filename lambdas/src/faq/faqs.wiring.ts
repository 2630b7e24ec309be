import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { faqRepository } from './faq.repository.ts';

/** What the handlers of staff's FAQs are wired with, from the environment of their function. */
export const faqsFromEnvironment = () => ({
	faqs: faqRepository(documentClient(), requireEnv('TABLE_NAME')),
	now: clock,
	newId,
});
