import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { faqRepository } from './faq.repository.ts';
import { listFaqs } from './list-faqs.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const faqContentHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/faq.content'), {
	listFaqs: listFaqs({
		faqs: faqRepository(db, tableName),
		services: serviceRepository(db, tableName),
		profiles: profileRepository(db, tableName),
	}),
});
