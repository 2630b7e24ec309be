import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { faqRepository } from './faq.repository.ts';

/** Dependencies of the handlers of staff's FAQs, from the environment. */
export const faqsFromEnvironment = () => ({
	faqs: faqRepository(documentClient(), requireEnv('TABLE_NAME')),
	now: clock,
	newId,
});
