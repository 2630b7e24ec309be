import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { draftRepository } from '../article/publish/draft.repository.ts';
import { faqRepository } from '../faq/faq.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import type { NamesOfThings } from './named-things.ts';
import { namesOfPeople } from './names-of-people.repository.ts';
import { testClientsAmong } from './test-clients.repository.ts';

/** The names in the audit, from the repository of each noun. */
export function namesOfThings(db: DynamoDBDocumentClient, tableName: string): NamesOfThings {
	const services = serviceRepository(db, tableName);
	const faqs = faqRepository(db, tableName);
	const psychologists = psychologistRepository(db, tableName);
	return {
		visits: (ids) => appointmentRepository(db, tableName).findAll(ids, 'recent'),
		articles: draftRepository(db, tableName).titlesOf,
		faqs: async () => new Map((await faqs.list()).map(({ id, question }) => [id, question])),
		services: async () => new Map((await services.listAll()).map(({ id, title }) => [id, title])),
		psychologists: async () => new Map((await psychologists.listAll()).map(({ id, name }) => [id, name])),
		people: namesOfPeople(db, tableName),
		testClients: testClientsAmong(db, tableName),
	};
}
