import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { faqRepository } from './faq.repository.ts';
import { faqValidators } from './faq-validators.ts';
import { listFaqs } from './list-faqs.usecase.ts';

export const listFaqsHandler = httpHandler(
	'listFaqs',
	faqValidators,
	listFaqs({
		faqs: faqRepository(documentClient(), requireEnv('TABLE_NAME')),
		services: serviceRepository(documentClient(), requireEnv('TABLE_NAME')),
		profiles: profileRepository(documentClient(), requireEnv('TABLE_NAME')),
	}),
);
